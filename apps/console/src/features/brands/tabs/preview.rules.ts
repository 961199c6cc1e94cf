import type { BrandSettings } from '@parlour/client/console';
import type { ThemeMode } from '@parlour/contract/values/system';

type Theme = BrandSettings['theme'];

/** What the console posts into the frame. The site accepts only this kind, and only from the console's origin. */
export type PreviewMessage = { kind: 'parlour.preview'; theme: Theme };

/** Sends the edited set as both dark and light, so that it shows whatever the device prefers. */
export function previewMessage(theme: Theme, mode: ThemeMode): PreviewMessage {
  const shown = theme[mode];
  return { kind: 'parlour.preview', theme: { ...theme, default: mode, dark: shown, light: shown } };
}

/** Whether the framed site has reported that it listens. Accepts only the frame itself, at the site's origin. */
export function isReadyMessage(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: { origin: string; source: MessageEventSource | null },
): boolean {
  const kind = (data as { kind?: unknown } | null)?.kind;
  return kind === 'parlour.preview.ready' && origin === frame.origin && source === frame.source;
}
