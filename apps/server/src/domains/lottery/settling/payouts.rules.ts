import type { LotterySetup, SubOrderState } from '@parlour/contract';
import {
  capOf,
  capPayout,
  type PrizeCaps,
  payoutOf,
  planSearch,
  readSelection,
  type Search,
  sumHits,
} from '@parlour/lottery-rules';
import { currencyOf, readDecimal, smallestShown } from '@parlour/money';
import { playsOf } from '../games/families.rules.ts';
import {
  type LineOutcomes,
  readLines,
  readOdds,
  readOutcomes,
  type TicketLines,
} from '../orders/lines.rules.ts';
import type { TicketRow } from '../orders/tickets.repo.ts';

export type Decided = {
  readonly outcomes: LineOutcomes;
  readonly won: bigint;
  readonly rebate: bigint;
  readonly isWon: boolean;
};

/** Decides the tickets of one issue: a search is planned once per play. */
export function createDecider(setup: Pick<LotterySetup, 'family'>, result: readonly number[]) {
  const searches = new Map<string, Search[]>();

  /** What a line wins before any cap. */
  function payout(
    line: TicketLines['lines'][number],
    settings: Record<string, string>,
    minorUnit: bigint,
  ): bigint {
    const play = playsOf({ family: setup.family, settings }).get(line.play);
    const reading = play && readSelection(play, line.selection);
    if (!play || !reading?.ok) throw new Error(`${line.play} ${line.selection} can no longer be read`);
    const key = `${line.play}|${JSON.stringify(settings)}`;
    const search = searches.get(key) ?? planSearch(play.needs(result));
    searches.set(key, search);
    const hits = sumHits(play.pack(reading.selection), search, play.tiers.length);
    const wins = hits.flatMap((own, tier) =>
      own > 0 ? [{ hits: own, odds: readOdds(line.odds[tier] ?? '0/1') }] : [],
    );
    return wins.length === 0 ? 0n : payoutOf(wins, { stakePerBet: BigInt(line.each), minorUnit });
  }

  /** `alreadyPaid`: to the member, for this issue. */
  return (ticket: Pick<TicketRow, 'lines' | 'outcome' | 'currency'>, alreadyPaid: bigint): Decided => {
    const { settings, caps, lines } = readLines(ticket.lines);
    const before = readOutcomes(ticket.outcome);
    const minorUnit = smallestShown(currencyOf(ticket.currency));
    const outcomes: Record<number, { state: SubOrderState; won: string; rebate: string }> = { ...before };
    let won = 0n;
    let rebate = 0n;
    for (const [index, line] of lines.entries()) {
      if (before[index]) continue;
      const exact = payout(line, settings, minorUnit);
      const cap = capOf(capsOf(caps), line.bets);
      const paid = exact === 0n ? 0n : capPayout(exact, { cap, alreadyPaid: alreadyPaid + won });
      won += paid;
      rebate += BigInt(line.rebate);
      outcomes[index] = { state: exact > 0n ? 'won' : 'lost', won: String(paid), rebate: line.rebate };
    }
    return { outcomes, won, rebate, isWon: won > 0n };
  };
}

const capsOf = ({ perIssue, singlePick, singlePickBets }: TicketLines['caps']): PrizeCaps => ({
  perIssue: readDecimal(perIssue) ?? 0n,
  singlePick: readDecimal(singlePick) ?? 0n,
  singlePickBets,
});
