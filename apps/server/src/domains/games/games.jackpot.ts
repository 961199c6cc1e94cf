import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Approvals } from '../operators/operators.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import type { LobbySide } from './games.lobby.ts';
import {
  createJackpotDraws,
  createJackpotForOperators,
  createJackpotMoney,
  createJackpotPool,
  createJackpotSetup,
  createJackpotTerms,
  createJackpotWins,
} from './jackpot/jackpot.ts';
import { jackpotOperatorRoutes } from './jackpot.operator.routes.ts';
import { jackpotRoutes } from './jackpot.routes.ts';
import { createWinners } from './winners/winners.ts';

type JackpotSideNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  brands: { all(): readonly Brand[]; ofId(id: string): Brand | undefined };
  identity: Pick<Identity, 'directory'>;
  wallet: Wallet;
  approvals: Approvals;
  audit: AuditWriter;
};

/** The pool, its draws, and its winners. */
export function createJackpotSide(needs: JackpotSideNeeds, { catalogue }: Pick<LobbySide, 'catalogue'>) {
  const { wallet } = needs;
  const { directory } = needs.identity;
  const terms = createJackpotTerms(needs);
  const money = createJackpotMoney({ wallet });
  const draws = createJackpotDraws({ ...needs, money, terms });
  const setups = createJackpotSetup({ ...needs, money, draws, terms });
  const winners = createWinners({
    ...needs,
    directory,
    catalogues: catalogue,
    jackpotWins: createJackpotWins(needs),
  });
  const pool = createJackpotPool({ ...needs, money, winners, catalogues: catalogue });
  return {
    terms,
    jobs: [draws.job],
    routes: jackpotRoutes({ pool, winners }),
    operatorRoutes: jackpotOperatorRoutes({
      jackpot: createJackpotForOperators({ ...needs, money, directory }),
      setups,
    }),
    addWinSource: winners.addSource,
    offers: { ...setups, drawAll: draws.drawAll },
  };
}
