import type { Theme } from '@parlour/client';
import { putOnTheme } from './theme.ts';

/**
 * Inside the console's preview the site puts on what the operator is trying. The policy of the document decides who
 * may frame the site, so whoever is its parent is the console.
 */
export function takePreviews(): void {
  if (window.parent === window) return;
  addEventListener('message', ({ source, data }: MessageEvent<{ kind?: string; theme?: Theme }>) => {
    if (source === window.parent && data?.kind === 'parlour.preview' && data.theme) putOnTheme(data.theme);
  });
  window.parent.postMessage({ kind: 'parlour.preview.ready' }, '*');
}
