import type { Attachment } from 'svelte/attachments';

const STEP = 0.5;
/** In pixels; smaller letters are no longer read. */
const SMALLEST = 9;

/** Makes letters smaller until none of the parts is longer than its place; what is too long even then fades out. `said` is what they say. */
export function fitted(said: string): Attachment<HTMLElement> {
  return (element) => {
    const fit = (): void => {
      element.style.fontSize = '';
      if (said === '' || element.clientHeight === 0) return;
      for (let size = parseFloat(getComputedStyle(element).fontSize); isTooLong(element) && size > SMALLEST; size -= STEP)
        element.style.fontSize = `${Math.max(SMALLEST, size - STEP)}px`;
      for (const part of element.children) part.classList.toggle('longer', isLong(part));
    };
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  };
}

function isTooLong(element: Element): boolean {
  return [...element.children].some(isLong);
}

function isLong({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}
