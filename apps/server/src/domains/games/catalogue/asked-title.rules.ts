import type { GameCategory } from '@parlour/contract';

export type AskedTitle = {
  readonly gameCategory: GameCategory;
  readonly vendor: string;
  readonly gameId?: string | undefined;
  readonly nodeId?: string | undefined;
  readonly gameCode?: string | undefined;
};
type Listed = {
  readonly nodeId: string;
  readonly vendor: { readonly code: string };
  readonly gameCode: string;
  readonly category: GameCategory;
};

/** The requested title: by its id, by the vendor's code, or the vendor's first in the category. */
export function pickTitle<Title extends Listed>(
  titles: Iterable<Title>,
  { gameCategory, vendor, gameId, nodeId, gameCode }: AskedTitle,
): Title | undefined {
  const code = gameId ?? gameCode;
  for (const title of titles) {
    if (title.vendor.code !== vendor) continue;
    if (nodeId !== undefined ? title.nodeId === nodeId : isMeant(title, { code, gameCategory })) return title;
  }
  return undefined;
}

const isMeant = (
  title: Listed,
  { code, gameCategory }: { code: string | undefined; gameCategory: GameCategory },
) => (code === undefined ? title.category === gameCategory : title.gameCode === code);
