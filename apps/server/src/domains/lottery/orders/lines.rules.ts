import { idFromWords } from '@parlour/clock/ids';
import type { PrizeMode, StakeModel, SubOrderState } from '@parlour/contract';
import { type Fraction, fraction } from '@parlour/lottery-rules';

/**
 * One selection of a ticket with everything its outcome depends on, as it was when the order was made. Amounts are
 * parts, in decimal; odds are fractions by tier, `97000/1`.
 */
export type TicketLine = {
  readonly play: string;
  readonly selection: string;
  readonly bets: number;
  readonly multiple: number;
  readonly model: StakeModel;
  readonly series: number | null;
  readonly odds: readonly string[];
  /** The stake of each bet. */
  readonly each: string;
  readonly stake: string;
  readonly rebate: string;
};

/** With what holds for all of them: how the house played the family on that day, and the caps. */
export type TicketLines = {
  readonly settings: Readonly<Record<string, string>>;
  readonly caps: { readonly perIssue: string; readonly singlePick: string; readonly singlePickBets: number };
  /** Null: of a ticket from before it was kept. */
  readonly prizeMode: PrizeMode | null;
  /** Whether its stakes are counted by number: only what was counted is taken off again. */
  readonly isCounted: boolean;
  readonly lines: readonly TicketLine[];
};

/** By line, only of those that are no longer pending. */
export type LineOutcomes = Readonly<Record<number, { state: SubOrderState; won: string; rebate: string }>>;

/** What many lines of a ticket have in common is written once: an order of a hundred lines is a sixth as long. */
type Written = Pick<TicketLines, 'settings' | 'caps'> & {
  prizeMode?: PrizeMode;
  isCounted?: true;
  kinds: Pick<TicketLine, 'play' | 'multiple' | 'model' | 'series' | 'odds' | 'each'>[];
  /** Kind, selection, bets, rebate. */
  lines: [number, string, number, string][];
};

export function writeLines({ settings, caps, prizeMode, isCounted, lines }: TicketLines): string {
  const kinds: Written['kinds'] = [];
  const written: Written = {
    settings,
    caps,
    ...(prizeMode && { prizeMode }),
    ...(isCounted && { isCounted }),
    kinds,
    lines: [],
  };
  let kind = -1;
  for (const line of lines) {
    // Most lines are like the one before.
    if (!isOfKind(line, kinds[kind])) kind = kinds.findIndex((own) => isOfKind(line, own));
    if (kind < 0) {
      const { play, multiple, model, series, odds, each } = line;
      kind = kinds.push({ play, multiple, model, series, odds, each }) - 1;
    }
    written.lines.push([kind, line.selection, line.bets, line.rebate]);
  }
  return JSON.stringify(written);
}

const isOfKind = (line: TicketLine, kind: Written['kinds'][number] | undefined): boolean =>
  kind !== undefined &&
  kind.odds === line.odds &&
  kind.play === line.play &&
  kind.each === line.each &&
  kind.multiple === line.multiple &&
  kind.model === line.model &&
  kind.series === line.series;

export function readLines(text: string): TicketLines {
  const { settings, caps, prizeMode = null, isCounted = false, kinds, lines } = JSON.parse(text) as Written;
  return {
    settings,
    caps,
    prizeMode,
    isCounted,
    lines: lines.map(([kind, selection, bets, rebate]) => {
      const { play, multiple, model, series, odds, each } = kinds[kind] as Written['kinds'][number];
      // A million tickets are read between a close and its payments, most of them of one bet.
      const stake = bets === 1 ? each : String(BigInt(each) * BigInt(bets));
      return { play, selection, bets, multiple, model, series, odds, each, stake, rebate };
    }),
  };
}
export const writeOutcomes = (outcomes: LineOutcomes): string => JSON.stringify(outcomes);
export const readOutcomes = (text: string): LineOutcomes =>
  text === '' ? {} : (JSON.parse(text) as LineOutcomes);

export const writeOdds = ({ over, under }: Fraction): string => `${over}/${under}`;
export function readOdds(text: string): Fraction {
  const [over = '0', under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
}

/** What became of each line. A ticket that is settled without a word of its lines lost on all of them. */
export function outcomeOf(
  { state, outcome }: { state: string; outcome: string },
  index: number,
): LineOutcomes[number] | undefined {
  return readOutcomes(outcome)[index] ?? (state === 'settled' ? LOST : undefined);
}

const LOST = { state: 'lost', won: '0', rebate: '0' } as const;

/** What a sub-order is called: it is a line of a ticket. */
export const subOrderId = (ticketId: string, line: number): string =>
  idFromWords(`lottery line|${ticketId}|${line}`);

type Sealed = { game: string; numero: string; lines: string; outcome: string };

/** The text that is sealed at close: every line that was not cancelled, in order. */
export function contentOf({ game, numero, lines, outcome }: Sealed): string {
  const outcomes = readOutcomes(outcome);
  return [
    `${game} ${numero}`,
    ...readLines(lines).lines.flatMap(({ play, selection, multiple, model, odds, stake }, index) =>
      outcomes[index]?.state === 'cancelled'
        ? []
        : [`${play} ${selection} x${multiple} ${model} @${odds.join(',')} ${stake}`],
    ),
  ].join('\n');
}
