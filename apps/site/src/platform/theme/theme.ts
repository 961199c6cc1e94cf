import type { Theme } from '@parlour/client';
import { themeCss } from '@parlour/ui/theme-css';

const changed = new CSSStyleSheet();

/** Replaces the theme the document came with. */
export function putOnTheme(theme: Theme): void {
  changed.replaceSync(themeCss(theme));
  // The document's own rules would win over adopted ones for the same device.
  document.getElementById('theme')?.remove();
  if (!document.adoptedStyleSheets.includes(changed)) document.adoptedStyleSheets.push(changed);
  tintBrowser();
}

/** The browser's own bar takes the colour of the page. */
export function tintBrowser(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface-0').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
}
