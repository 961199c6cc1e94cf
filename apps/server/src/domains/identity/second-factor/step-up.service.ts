import type { FactorWay } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { countPasskeys, type Member } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import type { FactorCodes } from './factor-codes.service.ts';

type Given = Record<string, unknown>;
type StepUpNeeds = {
  database: Database;
  codes: FactorCodes;
  ceremonies: {
    prove(visit: Visit, member: Member, given: Given): Promise<{ use(tx: Tx): Promise<void> }>;
  };
};

export type GivenFactor = { factorCode?: string | undefined; factorPasskey?: Given | undefined };
/** Call in the transaction of what it was asked for: uses up the code, or notes the use of the passkey. */
export type SpendFactor = (tx: Tx) => Promise<void>;

/** The second factor of a signed-in member who has one, before money leaves or the account's security changes. */
export interface StepUp {
  /** Refuses with `factor_needed`, `wrong_factor_code`, `passkey_failed` and `locked_out`. */
  prove(visit: Visit, member: Member, given: GivenFactor): Promise<SpendFactor>;
  waysOf(member: Member): Promise<FactorWay[]>;
}

export function createStepUp({ database, codes, ceremonies }: StepUpNeeds): StepUp {
  async function waysOf(member: Member): Promise<FactorWay[]> {
    if (member.secondFactor === null) return [];
    const passkeys = await countPasskeys(database.queries, member.brandId, member.id);
    return passkeys > 0 ? ['code', 'passkey'] : ['code'];
  }

  return {
    waysOf,

    async prove(visit, member, { factorCode, factorPasskey }) {
      if (member.secondFactor === null) return async () => {};
      if (factorCode) {
        await codes.check(visit, member, factorCode);
        return (tx) => codes.take(tx, member, factorCode);
      }
      if (factorPasskey) return (await ceremonies.prove(visit, member, factorPasskey)).use;
      throw new Refusal('factor_needed', { ways: await waysOf(member) });
    },
  };
}
