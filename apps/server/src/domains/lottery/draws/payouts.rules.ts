import type { LotterySetup, SubOrderState } from '@parlour/contract';
import {
  capOf,
  capPayout,
  type Play,
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
  type TicketLine,
  type TicketLines,
} from '../orders/lines.rules.ts';
import type { TicketRow } from '../orders/orders.ts';

export type Decided = {
  readonly outcomes: LineOutcomes;
  readonly won: bigint;
  readonly rebate: bigint;
  readonly isWon: boolean;
};

type Ticket = Pick<TicketRow, 'lines' | 'outcome' | 'currency'>;
type Planned = { readonly play: Play; readonly search: Search[] };
/** The plays under some settings, each planned when a line first asks for it. */
type Plans = { readonly plays: ReadonlyMap<string, Play>; readonly planned: Map<string, Planned> };

/** Decides the tickets of one issue. A search is planned once per play, settings are looked up once for all who share them. */
export function createDecider(setup: Pick<LotterySetup, 'family'>, result: readonly number[]) {
  const bySettings = new Map<string, Plans>();

  function plansOf(settings: Record<string, string>): Plans {
    const key = Object.entries(settings).join();
    const known = bySettings.get(key);
    if (known) return known;
    const plans: Plans = { plays: playsOf({ family: setup.family, settings }), planned: new Map() };
    bySettings.set(key, plans);
    return plans;
  }

  function planOf({ plays, planned }: Plans, id: string): Planned {
    const known = planned.get(id);
    if (known) return known;
    const play = plays.get(id);
    if (!play) throw new Error(`there is no play ${id} any more`);
    const plan = { play, search: planSearch(play.needs(result)) };
    planned.set(id, plan);
    return plan;
  }

  /** How often the line wins each tier. */
  function hitsOf(plans: Plans, { play: id, selection }: TicketLine): number[] {
    const { play, search } = planOf(plans, id);
    const reading = readSelection(play, selection);
    if (!reading.ok) throw new Error(`${id} ${selection} can no longer be read`);
    return sumHits(play.pack(reading.selection), search, play.tiers.length);
  }

  /** What a line wins before any cap. A push alone gives stakes back, and nothing was won. */
  function payoutOfLine(
    plans: Plans,
    line: TicketLine,
    minorUnit: bigint,
  ): { exact: bigint; state: SubOrderState } {
    const { tiers } = planOf(plans, line.play).play;
    const hits = hitsOf(plans, line);
    const wins = hits.flatMap((own, tier) =>
      own > 0 ? [{ hits: own, odds: readOdds(line.odds[tier] ?? '0/1') }] : [],
    );
    if (wins.length === 0) return { exact: 0n, state: 'lost' };
    const exact = payoutOf(wins, { stakePerBet: BigInt(line.each), minorUnit });
    const isWin = hits.some((own, tier) => own > 0 && !tiers[tier]?.push);
    return { exact, state: exact === 0n ? 'lost' : isWin ? 'won' : 'returned' };
  }

  return {
    /** Whether a ticket brings anything: most do not, and nothing more is worked out for them. */
    bringsMoney({ lines: text, outcome }: Pick<Ticket, 'lines' | 'outcome'>): boolean {
      const { settings, lines } = readLines(text);
      const plans = plansOf(settings);
      const before = readOutcomes(outcome);
      return lines.some(
        (line, index) =>
          !before[index] && (line.rebate !== '0' || hitsOf(plans, line).some((hits) => hits > 0)),
      );
    },

    /** `alreadyPaid`: to the member, for this issue. */
    decide(ticket: Ticket, alreadyPaid: bigint): Decided {
      const { settings, caps, lines } = readLines(ticket.lines);
      const plans = plansOf(settings);
      const before = readOutcomes(ticket.outcome);
      const minorUnit = smallestShown(currencyOf(ticket.currency));
      const outcomes: Record<number, { state: SubOrderState; won: string; rebate: string }> = { ...before };
      let won = 0n;
      let rebate = 0n;
      let isWon = false;
      for (const [index, line] of lines.entries()) {
        if (before[index]) continue;
        const { exact, state } = payoutOfLine(plans, line, minorUnit);
        const cap = capOf(capsOf(caps), line.bets);
        const paid = exact === 0n ? 0n : capPayout(exact, { cap, alreadyPaid: alreadyPaid + won });
        won += paid;
        rebate += BigInt(line.rebate);
        outcomes[index] = { state, won: String(paid), rebate: line.rebate };
        isWon ||= state === 'won';
      }
      return { outcomes, won, rebate, isWon };
    },
  };
}

const capsOf = ({ perIssue, singlePick, singlePickBets }: TicketLines['caps']): PrizeCaps => ({
  perIssue: readDecimal(perIssue) ?? 0n,
  singlePick: readDecimal(singlePick) ?? 0n,
  singlePickBets,
});
