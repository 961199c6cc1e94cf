import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { JackpotDesk } from './jackpot/jackpot.operator.service.ts';
import type { JackpotSetups } from './jackpot/setup.service.ts';

type Own = Pick<
  OperatorHandlers<typeof consoleContract.games>,
  'jackpotState' | 'jackpotDrawList' | 'requestJackpotSetup' | 'saveJackpotDisplay' | 'flagJackpotTitles'
>;

export function jackpotOperatorRoutes({ desk, setups }: { desk: JackpotDesk; setups: JackpotSetups }): Own {
  return {
    jackpotState: ({ brand }) => desk.state(brand),
    jackpotDrawList: ({ brand, query: { isWon, ...asked } }) =>
      desk.draws(brand, { ...asked, isWon: isWon === 'true' }),
    requestJackpotSetup: ({ brand, body, ...caller }) => setups.request(brand, body, caller),
    saveJackpotDisplay: ({ brand, body, actor }) => setups.saveDisplay(brand, body, actor),
    flagJackpotTitles: ({ brand, body, actor }) => setups.flag(brand, body, actor),
  };
}
