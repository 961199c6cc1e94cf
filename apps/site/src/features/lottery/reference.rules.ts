import {
  type Family,
  type ReferenceEntry,
  writeDecimal,
  writeFraction,
  writePercent,
  writeWays,
} from '@parlour/lottery-rules';
import {
  describePlay,
  describeTier,
  type PlayDescription,
  type PlayText,
} from '@parlour/texts/lottery-plays';

/** The series a member may be given, lowest first. */
export const SERIES = { lowest: 1700, highest: 1980, step: 10, shown: 1800 } as const;

export type ReferenceLine = {
  readonly id: string;
  readonly tier: string;
  readonly ways: string;
  readonly chance: string;
  readonly percent: string;
  /** The prize per two units at the series, or the odds as shipped. */
  readonly pays: string;
  readonly return: string;
  /** The same as a fraction, if the decimals are not exact. */
  readonly exactReturn: string | null;
};

/** A play as a row of the reference: texts and figures, ready to draw or print. */
export type ReferenceRow = {
  readonly id: string;
  readonly words: PlayDescription;
  readonly count: number;
  readonly isSeries: boolean;
  readonly lines: readonly ReferenceLine[];
};

export function writeRow(
  family: Family,
  { play, count, tiers }: ReferenceEntry,
  text: PlayText,
): ReferenceRow {
  return {
    id: play.id,
    words: describePlay(play, family.draw, text),
    count,
    isSeries: play.pays === 'series',
    lines: tiers.map((tier) => {
      const percent = tier.return ? writePercent(tier.return) : '';
      return {
        id: tier.id,
        tier: startLarge(describeTier(play, tier.id, text)),
        ways: writeWays(tier.ways),
        chance: writeFraction(tier.chance),
        percent: writePercent(tier.chance),
        pays: tier.prize ? writeDecimal(tier.prize, 2) : writeDecimal(tier.odds),
        return: percent,
        exactReturn: tier.return && percent.startsWith('≈') ? writeFraction(tier.return) : null,
      };
    }),
  };
}

/** Whether the row's name, rule or id contains every typed word. */
export function isFound({ id, words }: ReferenceRow, search: string): boolean {
  const told = `${id} ${words.name} ${words.rule}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}

/** Capitalises the first letter; `iBox` stays as it is. */
function startLarge(words: string): string {
  return words.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
}
