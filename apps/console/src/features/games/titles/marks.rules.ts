import type { GameClassification, MOVABLE_CATEGORIES } from '@parlour/contract/values/games';
import type { TitleLine } from '../games.rules.ts';

type Movable = (typeof MOVABLE_CATEGORIES)[number];
type Marks = {
  isHidden?: boolean;
  isNew?: boolean;
  isHot?: boolean;
  category?: Movable | null;
  classification?: GameClassification | null;
};
/** A change that many titles can have at once: what it is, and which titles are so already. */
export type Mark = { marks: Marks; isSo(title: TitleLine): boolean };

export const MARKS = {
  hide: { marks: { isHidden: true }, isSo: ({ isHidden }) => isHidden },
  show: { marks: { isHidden: false }, isSo: ({ isHidden }) => !isHidden },
  new: { marks: { isNew: true }, isSo: ({ isNew }) => isNew },
  notNew: { marks: { isNew: false }, isSo: ({ isNew }) => !isNew },
  hot: { marks: { isHot: true }, isSo: ({ hotRank }) => hotRank !== null },
  notHot: { marks: { isHot: false }, isSo: ({ hotRank }) => hotRank === null },
} as const satisfies Record<string, Mark>;
export type MarkName = keyof typeof MARKS;

/** To a tab, or back to where its vendor lists it (null). */
export const moveTo = (category: Movable | null): Mark => ({
  marks: { category },
  isSo: (title) => (category === null ? !title.isMoved : title.isMoved && title.category === category),
});

/** Of another kind than its vendor says, or of its vendor's again (null). */
export const classifyAs = (kind: GameClassification | null): Mark => ({
  marks: { classification: kind },
  isSo: ({ isClassified, classification }) =>
    kind === null ? !isClassified : isClassified && classification === kind,
});

/** Titles that the mark would change. */
export const changedBy = (mark: Mark, titles: readonly TitleLine[]): TitleLine[] =>
  titles.filter((title) => !mark.isSo(title));
