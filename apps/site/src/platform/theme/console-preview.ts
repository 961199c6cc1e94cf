import type { Theme } from '@parlour/client';
import { putOnTheme } from './theme.ts';

/**
 * Inside the console's preview the site shows the theme the operator is trying. The document's policy lets only the
 * console frame the site, so the parent is the console.
 */
export function takePreviews(): void {
  if (window.parent === window) return;
  addEventListener('message', ({ source, data }: MessageEvent<{ kind?: string; theme?: Theme }>) => {
    if (source === window.parent && data?.kind === 'parlour.preview' && data.theme) putOnTheme(data.theme);
  });
  window.parent.postMessage({ kind: 'parlour.preview.ready' }, '*');
}
