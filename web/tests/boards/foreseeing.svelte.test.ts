import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { foreseeing } from '../../src/boards/foreseeing';

/** Looks ahead, as a table does. */
class Play {
  answers: readonly number[] = $state([]);

  foresee(answers: readonly number[]): void {
    this.answers = answers;
  }
}

test('what is left is forgotten, even while the page is being drawn', async () => {
  const [play, button] = [new Play(), document.createElement('button')];
  document.body.append(button);
  const { destroy } = foreseeing(button, { play, answers: [3] }) as { destroy: () => void };
  await tick();
  button.dispatchEvent(new Event('pointerenter'));
  expect(play.answers).toEqual([3]);

  const drawn = $derived.by(() => {
    button.dispatchEvent(new Event('blur'));
    return 'drawn';
  });
  expect(drawn).toBe('drawn');
  expect(play.answers).toEqual([]);

  destroy();
  button.dispatchEvent(new Event('pointerenter'));
  expect(play.answers).toEqual([]);
});
