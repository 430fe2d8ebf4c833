// What of a table is not seen as it should be. All of it runs in the browser.

/** Words and signs of the board that lie beside the frame they belong to: the nearest thing around them that is drawn. */
export function outside(): string[] {
  const drawn = (one: Element): boolean => {
    const { borderInlineEndWidth, borderInlineEndStyle, backgroundColor, backgroundImage } = getComputedStyle(one);
    return (
      (borderInlineEndStyle !== 'none' && borderInlineEndWidth !== '0px') ||
      !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) ||
      backgroundImage !== 'none'
    );
  };
  const frameOf = (one: Element): Element | null => {
    for (let around: Element | null = one; around !== null && !around.matches('[data-board]'); around = around.parentElement) {
      if (around !== one && drawn(around)) return around;
      const { position, overflowX } = getComputedStyle(around);
      if (position === 'absolute' || position === 'fixed' || overflowX !== 'visible') return null;
    }
    return null;
  };
  const marks = [...document.querySelectorAll('[data-board] *')].filter(
    (one) =>
      one.checkVisibility() &&
      one.closest('svg') === (one.tagName === 'svg' ? one : null) &&
      !one.matches('.visually-hidden, .visually-hidden *') &&
      (one.tagName === 'svg' || [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')),
  );
  return marks.flatMap((one) => {
    const frame = frameOf(one);
    if (frame === null) return [];
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right, width } = (one.tagName === 'svg' ? one : words).getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    if (width === 0 || (left > box.left - 1 && right < box.right + 1)) return [];
    const [found, room] = [
      [left, right],
      [box.left, box.right],
    ].map((sides) => sides.map(Math.round).join('–'));
    return [`${frame.className}: ${one.textContent.trim() || one.outerHTML.slice(0, 40)} ${found} in ${room}`];
  });
}
