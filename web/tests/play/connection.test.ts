import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type News } from '../../src/lib/connection.svelte';
import { FakeSocket, openFake, moment } from './fake';

let connection: Connection;
let news: News[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened.length = 0;
  news = [];
  connection = new Connection('t1', openFake);
  connection.onNews = (heard) => news.push(heard);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function comeBack(): FakeSocket {
  vi.advanceTimersByTime(20_000);
  FakeSocket.last.onopen?.();
  return FakeSocket.last;
}

function begin(): FakeSocket {
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear(moment({ number: 7, told: 2, events: [{ event: 'a' }, { event: 'b' }] }));
  return FakeSocket.last;
}

describe('coming back', () => {
  it('says how much it was told, and for which seat', () => {
    const first = begin();
    expect(first.address).toMatch(/\/api\/tables\/t1\/socket\?told=0$/);
    first.break();
    expect(connection.state).toBe('offline');
    expect(comeBack().address).toMatch(/told=2&seat=0$/);
    expect(connection.state).toBe('open');
  });

  it('does not come back to a table that has gone', () => {
    const gone = vi.fn();
    connection.onGone = gone;
    begin().hear({ type: 'gone', table: 't1' });
    expect(gone).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('waits longer after each failure', () => {
    begin().break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
    for (let failure = 0; failure < 4; failure += 1) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.break();
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.opened).toHaveLength(6);
  });

  it('comes back at once when the network does', () => {
    begin().break();
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('does not wait for a dead line that calls itself open', async () => {
    begin();
    void connection.send({ type: 'why', answer: 3 });
    vi.advanceTimersByTime(8_000);
    expect(connection.state).toBe('offline');
  });
});

describe('events', () => {
  it('tells each event once, even when the server repeats some', () => {
    const socket = begin();
    socket.hear(moment({ number: 8, told: 3, events: [{ event: 'b' }, { event: 'c' }] }));
    expect(news.at(-1)?.events).toEqual([{ event: 'c' }]);
    expect(connection.story(0)).toEqual([{ event: 'a' }, { event: 'b' }, { event: 'c' }]);
  });

  it('asks for what it missed instead of showing a gap', () => {
    begin().hear(moment({ number: 9, told: 5, events: [{ event: 'e' }] }));
    expect(news).toHaveLength(1);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.last.address).toMatch(/told=2&seat=0$/);
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear(moment({ number: 9, told: 5, events: [{ event: 'c' }, { event: 'd' }, { event: 'e' }] }));
    expect(connection.story(0)).toHaveLength(5);
    expect(news.at(-1)?.events).toHaveLength(3);
  });

  it('keeps the stories of several seats apart', () => {
    begin().hear(moment({ seat: 1, number: 3, told: 1, events: [{ event: 'x' }] }));
    expect(connection.story(0)).toHaveLength(2);
    expect(connection.story(1)).toEqual([{ event: 'x' }]);
  });
});

describe('an answer that was not acknowledged', () => {
  it('is sent again, once, if the table is still where it was', async () => {
    const socket = begin();
    const reply = connection.send({ type: 'answer', number: 7, answer: 4 });
    socket.break();
    const next = comeBack();
    expect(next.sent).toEqual([]);
    next.hear(moment({ number: 7, told: 2 }));
    next.hear(moment({ number: 7, told: 2 }));
    expect(next.sent).toEqual(socket.sent);
    next.accept();
    await expect(reply).resolves.toMatchObject({ type: 'accepted' });
  });

  it('is dropped quietly if the table has moved on', async () => {
    const socket = begin();
    const reply = connection.send({ type: 'answer', number: 7, answer: 4 });
    socket.break();
    const next = comeBack();
    next.hear(moment({ number: 8, told: 3, events: [{ event: 'c' }] }));
    expect(next.sent).toEqual([]);
    await expect(reply).resolves.toEqual({ type: 'dropped' });
  });

  it('waits for the connection when it is given offline', async () => {
    begin().break();
    const reply = connection.send({ type: 'answer', number: 7, answer: 4 });
    const next = comeBack();
    next.hear(moment({ number: 7, told: 2 }));
    expect(next.sent).toHaveLength(1);
    next.accept();
    await expect(reply).resolves.toMatchObject({ type: 'accepted' });
  });

  it('is not sent again after it was acknowledged', async () => {
    const socket = begin();
    const reply = connection.send({ type: 'answer', number: 7, answer: 4 });
    socket.accept();
    await reply;
    socket.break();
    const next = comeBack();
    next.hear(moment({ number: 7, told: 2 }));
    expect(next.sent).toEqual([]);
  });
});

describe('what is said', () => {
  const line = (number: number, text: string): object => ({ number, text, name: 'Ann', seat: 0, at: 0 });

  it('is said again only if the others have not heard it', async () => {
    const socket = begin();
    socket.hear({ type: 'chat', lines: [line(0, 'hello')] });
    const heard = connection.send({ type: 'say', text: 'well played' });
    const unheard = connection.send({ type: 'say', text: 'hello' });
    socket.break();
    const next = comeBack();
    next.hear({ type: 'chat', lines: [line(0, 'hello'), line(1, 'well played')] });
    await expect(heard).resolves.toMatchObject({ type: 'accepted' });
    expect(next.sent).toMatchObject([{ type: 'say', text: 'hello' }]);
    next.accept();
    await expect(unheard).resolves.toMatchObject({ type: 'accepted' });
    expect(connection.chat.map(({ text }) => text)).toEqual(['hello', 'well played']);
  });
});

it('takes a refusal without a name for the oldest message', async () => {
  const socket = begin();
  const reply = connection.send({ type: 'why', answer: 1 });
  socket.hear({ type: 'refused', id: '', code: 'E_RATE', rule: '', about: {}, message: '' });
  await expect(reply).resolves.toMatchObject({ type: 'refused', code: 'E_RATE' });
});
