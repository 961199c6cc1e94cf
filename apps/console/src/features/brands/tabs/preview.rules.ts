import type { BrandSettings } from '@parlour/client/console';
import type { ThemeMode } from '@parlour/contract/values/system';

type Theme = BrandSettings['theme'];

/** What the console posts into the frame. The site listens to the console's origin and to this kind alone. */
export type PreviewMessage = { kind: 'parlour.preview'; theme: Theme };

/**
 * Whatever the visitor's device prefers, the set that is being edited is the one to look at: it is sent as both.
 */
export function previewMessage(theme: Theme, mode: ThemeMode): PreviewMessage {
  const shown = theme[mode];
  return { kind: 'parlour.preview', theme: { ...theme, default: mode, dark: shown, light: shown } };
}

/** The site in the frame listens from now on. Only the frame itself, at the site's origin, is believed. */
export function isReadyMessage(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: { origin: string; source: MessageEventSource | null },
): boolean {
  const kind = (data as { kind?: unknown } | null)?.kind;
  return kind === 'parlour.preview.ready' && origin === frame.origin && source === frame.source;
}
