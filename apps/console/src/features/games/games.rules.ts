import type { ConsoleClient } from '@parlour/client/console';

type Games = ConsoleClient['games'];
type TitleAnswer = Awaited<ReturnType<Games['titles']>>['items'][number];
/** Lists know their rows by an id. */
export type TitleLine = TitleAnswer & { id: string };
export type Lobby = Awaited<ReturnType<Games['lobby']>>;
export type VendorDetail = Awaited<ReturnType<Games['vendors']>>['items'][number];
export type VendorKey = VendorDetail['keys'][number];

export const vendorPlace = (merchantCode: string, code: string) =>
  `/games/vendors/${encodeURIComponent(merchantCode)}/${encodeURIComponent(code)}`;

/** Why members do not see a title, the weightiest reason first; null: they do. */
export function whyUnseen(title: TitleAnswer): 'gone' | 'closed' | 'disabled' | 'hidden' | null {
  if (title.isGone) return 'gone';
  if (!title.isVendorOpen) return 'closed';
  if (title.disabledAt !== null) return 'disabled';
  return title.isHidden ? 'hidden' : null;
}

/** A list with one entry moved by so many places; at its ends nothing moves. */
export function moveItem<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const to = from + by;
  const entry = items[from];
  if (entry === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/** In blocks of four, as people read it to each other; the first of them are enough in a list. */
export function fingerprintWords(fingerprint: string, blocks = 16): string {
  return (fingerprint.match(/.{1,4}/g) ?? []).slice(0, blocks).join(' ');
}
