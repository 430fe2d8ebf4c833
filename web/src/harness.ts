import { mount } from 'svelte';
import './app.css';
import Harness from './Harness.svelte';
import { tableAt } from '../tests/board/fake.svelte';
import { animate } from './boards/cerebria-cards';

const q = new URLSearchParams(location.search);
document.documentElement.dataset.theme = q.get('theme') ?? 'dark';
document.documentElement.dataset.motion = 'full';
const moment = await (await fetch('/moment.json')).json();
const play = await tableAt(moment, (q.get('lang') ?? 'en') as 'en');
mount(Harness, { target: document.getElementById('app')!, props: { play } });
Object.assign(window, { play, animate });
