import type { ConsoleClient } from '@parlour/client/console';

type Games = ConsoleClient['games'];
type TitleAnswer = Awaited<ReturnType<Games['titles']>>['items'][number];
/** Lists need an id for each row. */
export type TitleLine = TitleAnswer & { id: string };
export type TitleDetail = Awaited<ReturnType<Games['titleDetail']>>;
export type Lobby = Awaited<ReturnType<Games['lobby']>>;
export type VendorDetail = Awaited<ReturnType<Games['vendors']>>['items'][number];
export type VendorKey = VendorDetail['keys'][number];

export const titlePlace = (merchantCode: string, nodeId: string) =>
  `/games/titles/${encodeURIComponent(merchantCode)}/${encodeURIComponent(nodeId)}`;

export const vendorPlace = (merchantCode: string, code: string) =>
  `/games/vendors/${encodeURIComponent(merchantCode)}/${encodeURIComponent(code)}`;

/** Why members do not see a title, the strongest reason first; null if they do. */
export function whyUnseen(
  title: Pick<TitleAnswer, 'isGone' | 'isVendorOpen' | 'disabledAt' | 'isHidden'>,
): 'gone' | 'closed' | 'disabled' | 'hidden' | null {
  if (title.isGone) return 'gone';
  if (!title.isVendorOpen) return 'closed';
  if (title.disabledAt !== null) return 'disabled';
  return title.isHidden ? 'hidden' : null;
}

type StatedReturn = { kind: 'one' | 'upTo'; value: string } | { kind: 'range'; value: string; least: string };

/** How a stated return is told; null: none is stated. A least return of nothing says that the player's choices decide. */
export function statedReturn({
  least,
  highest,
}: {
  least: string | null;
  highest: string | null;
}): StatedReturn | null {
  if (highest === null) return null;
  if (least === null || least === highest) return { kind: 'one', value: highest };
  return Number(least) === 0 ? { kind: 'upTo', value: highest } : { kind: 'range', value: highest, least };
}

/** Moves one entry by that many places; never beyond the ends. */
export function moveItem<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const to = from + by;
  const entry = items[from];
  if (entry === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/** The row at a height, from the lower edges of all rows; beyond the ends the nearest. */
export function placeAt(edges: readonly number[], y: number): number {
  const found = edges.findIndex((edge) => y < edge);
  return found === -1 ? Math.max(0, edges.length - 1) : found;
}

/** In blocks of four, for reading aloud; lists show only the first blocks. */
export function fingerprintWords(fingerprint: string, blocks = 16): string {
  return (fingerprint.match(/.{1,4}/g) ?? []).slice(0, blocks).join(' ');
}
