import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { Matches } from './matches/matches.ts';

type Own = Pick<OperatorHandlers<typeof consoleContract.games>, 'matches' | 'saveMatch'>;

export function matchOperatorRoutes(matches: Matches): Own {
  return {
    matches: ({ brand }) => matches.list(brand),
    saveMatch: ({ brand, body, actor }) => matches.save(brand, body, actor),
  };
}
