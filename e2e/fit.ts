import type { Page } from '@playwright/test';

/**
 * What is wrong with the text on the screen, one line each: a text that is cut, that leaves the screen or its button,
 * or that another text overlaps. Measured by the boxes of the rendered lines, not by the style sheet.
 */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_MISFITS);
}

const FIND_MISFITS = `(() => {
  const SLACK = 1.5;
  const shows = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true]') && !element.closest('[inert]');
  const dialog = document.querySelector('dialog[open]');
  const name = (line) => JSON.stringify(line.text.slice(0, 40));
  /** Bars overlap the page on purpose; texts of one layer may not overlap. */
  const layerOf = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
    return document.body;
  };
  /** A strip that scrolls sideways may hold what is not on the screen yet, also while nothing in it can be pressed. */
  const isInStrip = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (each.matches('fieldset:disabled') || /auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  /** A brand's name is hidden as a whole, and text for screen readers takes no room. */
  const isOutOfSight = (element, box) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const room = each.getBoundingClientRect();
      if (!/visible/.test(getComputedStyle(each).overflowX) &&
        (room.width <= 1 || box.top >= room.bottom - 4 && !/auto|scroll/.test(getComputedStyle(each).overflowY))) return true;
    }
    return false;
  };
  const scrollersOf = (element) => {
    const found = [];
    for (let each = element; each && each !== document.body; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowY)) found.push(each);
    return found;
  };
  /** The visible part of a line: a scrolled list shows only part of itself. */
  const seenBeside = (line, other) => {
    let { top, bottom, left, right, height } = line.box;
    for (const scroller of line.scrollers) {
      if (scroller.contains(other.element)) break;
      const room = scroller.getBoundingClientRect();
      top = Math.max(top, room.top);
      bottom = Math.min(bottom, room.bottom);
    }
    return { top, bottom, left, right, height };
  };
  const lines = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('script, style') || !shows(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1 && !isOutOfSight(element, box)) lines.push({ node, element, box, text: node.data.trim(), layer: layerOf(element), scrollers: scrollersOf(element) });
  }
  const found = [];
  for (const line of lines) {
    const { box, element } = line;
    const inStrip = isInStrip(element);
    if (!inStrip && (box.left < -SLACK || box.right > document.documentElement.clientWidth + SLACK)) found.push('leaves the screen: ' + name(line));
    const button = element.closest('a, button');
    const frame = button && getComputedStyle(button).display !== 'inline' ? button.getBoundingClientRect() : null;
    if (frame && (box.left < frame.left - SLACK || box.right > frame.right + SLACK || box.bottom > frame.bottom + 4 || box.top < frame.top - 4))
      found.push('leaves its button: ' + name(line));
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const room = each.getBoundingClientRect();
      // Text that can be scrolled to is not cut.
      if (/auto|scroll/.test(style.overflowY)) break;
      if (/hidden|clip/.test(style.overflowX) && (box.right > room.right + SLACK || box.left < room.left - SLACK) && !inStrip) {
        found.push('is cut: ' + name(line));
        break;
      }
      if (/hidden|clip/.test(style.overflowY) && (box.bottom > room.bottom + 4 || box.top < room.top - 4)) {
        found.push('is cut in height: ' + name(line));
        break;
      }
    }
  }
  for (let a = 0; a < lines.length; a += 1)
    for (let b = a + 1; b < lines.length; b += 1) {
      if (lines[a].node === lines[b].node || lines[a].layer !== lines[b].layer) continue;
      const [one, two] = [seenBeside(lines[a], lines[b]), seenBeside(lines[b], lines[a])];
      const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      // Lines of one paragraph may overlap where their ascenders are empty.
      if (width > 2 && height > Math.min(one.height, two.height) * 0.35) found.push('lie on each other: ' + name(lines[a]) + ' and ' + name(lines[b]));
    }
  return [...new Set(found)];
})()`;
