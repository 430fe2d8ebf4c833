import type { Action } from 'svelte/action';

/** Where a board's movements may start and end. */
export interface Anchored {
  anchors: Map<string, Element>;
  key: string;
}

/** Makes an element known by a key, `column:1` or `score:0`, as long as it is on the page. */
export const anchor: Action<Element, Anchored> = (element, anchored) => {
  let current = anchored;
  current.anchors.set(current.key, element);

  function leave(): void {
    if (current.anchors.get(current.key) === element) current.anchors.delete(current.key);
  }

  return {
    update(next) {
      leave();
      current = next;
      current.anchors.set(current.key, element);
    },
    destroy: leave,
  };
};
