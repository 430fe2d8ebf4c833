import type { Action } from 'svelte/action';

/** Where a board's movements may start and end. */
export interface Anchored {
  anchors: Map<string, Element>;
  /** Absent: the element is not known by any. */
  key: string | undefined;
}

/** Makes an element known by a key, `column:1` or `score:0`, as long as it is on the page. */
export const anchor: Action<Element, Anchored> = (element, anchored) => {
  let current = anchored;
  enter();

  function enter(): void {
    if (current.key !== undefined) current.anchors.set(current.key, element);
  }

  function leave(): void {
    if (current.key !== undefined && current.anchors.get(current.key) === element) current.anchors.delete(current.key);
  }

  return {
    update(next) {
      leave();
      current = next;
      enter();
    },
    destroy: leave,
  };
};

/** What can be seen under a key, else what it lies in: a strip that stands for it on a narrow screen, or all of its kind. */
export function shownAt(anchors: ReadonlyMap<string, Element>, key: string): Element | undefined {
  const around = key.split(':').slice(0, -1).join(':');
  return [key, `strip-${key}`, around].map((one) => anchors.get(one)).find((element) => element !== undefined && isShown(element));
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
