import { expect, test, vi } from 'vitest';
import { looking } from '../../src/boards/looking';

function pointer(type: string, pointerType = 'mouse'): PointerEvent {
  return new PointerEvent(type, { pointerType, bubbles: true });
}

test('what a quick click of the mouse explains is explained no longer than the mouse is there', () => {
  const [button, away] = [document.createElement('button'), vi.fn()];
  looking(button, { look: vi.fn(), away });
  button.dispatchEvent(pointer('pointerenter'));
  button.dispatchEvent(pointer('pointerleave'));
  expect(away).not.toHaveBeenCalled();

  button.dispatchEvent(pointer('pointerenter'));
  button.dispatchEvent(pointer('click'));
  button.dispatchEvent(pointer('pointerleave'));
  expect(away).toHaveBeenCalledOnce();
});

test('what a finger taps stays', () => {
  const [button, away] = [document.createElement('button'), vi.fn()];
  looking(button, { look: vi.fn(), away });
  button.dispatchEvent(pointer('click', 'touch'));
  button.dispatchEvent(pointer('pointerleave', 'touch'));
  expect(away).not.toHaveBeenCalled();
});
