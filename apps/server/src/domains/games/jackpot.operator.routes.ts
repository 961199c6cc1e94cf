import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { JackpotForOperators, JackpotSetups } from './jackpot/jackpot.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.games>,
  'jackpotState' | 'jackpotDrawList' | 'requestJackpotSetup' | 'saveJackpotDisplay' | 'flagJackpotTitles'
>;

export function jackpotOperatorRoutes({
  jackpot,
  setups,
}: {
  jackpot: JackpotForOperators;
  setups: JackpotSetups;
}): Own {
  return {
    jackpotState: ({ brand }) => jackpot.state(brand),
    jackpotDrawList: ({ brand, query: { isWon, ...asked } }) =>
      jackpot.draws(brand, { ...asked, isWon: isWon === 'true' }),
    requestJackpotSetup: ({ brand, body, ...caller }) => setups.request(brand, body, caller),
    saveJackpotDisplay: ({ brand, body, actor }) => setups.saveDisplay(brand, body, actor),
    flagJackpotTitles: ({ brand, body, actor }) => setups.flag(brand, body, actor),
  };
}
