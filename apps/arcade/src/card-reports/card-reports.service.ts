import { DAY_MS } from '@parlour/clock/durations';
import type { Database } from '@parlour/database/database';
import type { CardFindingsCall, CardHandsCall, CardRakeCall } from '@parlour/wallet-protocol';
import { findTitle, titlesOf } from '../catalogue/titles.ts';
import { Refused } from '../refused.ts';
import { listFindings, listHandsOfTwo, sumRake, sumRakeOfUsers } from './card-reports.repo.ts';
import { PAIR_HANDS_MAX, REPORT_DAYS_MAX, REPORT_ROWS_MAX } from './collusion.rules.ts';

export type CardReports = ReturnType<typeof createCardReports>;

/** What an operator can ask of its card tables: what the house took, and what was noticed. */
export function createCardReports({ database: { queries } }: { database: Database }) {
  const askedOf = ({ operator_id: operatorId }: CardRakeCall, studio: string) => ({
    operatorId,
    gameCodes: titlesOf(studio).map(({ game_code }) => game_code),
  });
  return {
    async rake(call: CardRakeCall, studio: string) {
      const asked = { ...askedOf(call, studio), ...spanOf(call) };
      return {
        days: await sumRake(queries, asked),
        users: await sumRakeOfUsers(queries, asked, REPORT_ROWS_MAX),
      };
    },

    async findings(call: CardFindingsCall, studio: string) {
      spanOf(call);
      const days = { firstDay: call.first_day, lastDay: call.last_day };
      return {
        findings: await listFindings(queries, { ...askedOf(call, studio), ...days }, REPORT_ROWS_MAX),
      };
    },

    /** Hands of a day in which both sat, the newest first. */
    async hands(call: CardHandsCall, studio: string) {
      if (!findTitle(studio, call.game_code)) throw new Refused('not_found');
      const span = spanOf({ ...call, first_day: call.day, last_day: call.day });
      return { hands: await listHandsOfTwo(queries, { ...call, ...span }, PAIR_HANDS_MAX) };
    },
  };
}

function spanOf({ first_day, last_day }: CardRakeCall): { from: Date; until: Date } {
  const [from, last] = [Date.parse(first_day), Date.parse(last_day)];
  const isSpan = last >= from && last - from < REPORT_DAYS_MAX * DAY_MS;
  if (!isSpan) throw new Refused('invalid_input');
  return { from: new Date(from), until: new Date(last + DAY_MS) };
}
