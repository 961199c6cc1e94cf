import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import {
  authenticatorUri,
  newAuthenticatorSecret,
  stepOfCode,
} from '../../../credentials/authenticator.rules.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../../credentials/recovery-codes.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { type Account, lockAccount, updateAccount } from '../accounts.repo.ts';
import { forgetDevices } from './devices.repo.ts';
import { deletePasskeys } from './passkeys.repo.ts';
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './second-factor.repo.ts';
import type { Sessions } from './sessions.service.ts';

const PURPOSE = 'operator-second-factor';
const ISSUER = 'Parlour';
type SecondFactorNeeds = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  sessions: Pick<Sessions, 'end'>;
  audit: AuditWriter;
};
export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** The authenticator of an operator: enrolled by proving a code, used once per code, with codes for a lost device. */
export function createSecondFactor({ database, clock, secrets, sessions, audit }: SecondFactorNeeds) {
  const open = (sealed: string) => secrets.decrypt(PURPOSE, sealed).toString('utf8');

  async function giveRecoveryCodes(tx: Tx, operatorId: string): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes();
    await replaceRecoveryCodes(tx, operatorId, hashes);
    return codes;
  }

  /** True if the code is right, which uses it up. Locks the account, so it is used only once. */
  async function take(tx: Tx, operatorId: string, code: string): Promise<boolean> {
    const account = await lockAccount(tx, operatorId);
    if (!account?.secondFactor) return false;
    const secret = open(account.secondFactor);
    const step = stepOfCode(code, { secret, nowMs: clock.now(), lastStep: account.lastCodeStep });
    if (step === null) return takeRecoveryCode(tx, operatorId, hashRecoveryCode(code));
    await updateAccount(tx, operatorId, { lastCodeStep: step });
    return true;
  }

  /** Whoever else is in with the old way must show the new one. */
  const endOthers = (tx: Tx, { id, sessionId }: Operator) =>
    sessions.end(tx, { operatorId: id, except: sessionId });

  const note = (tx: Tx, action: string, actor: Actor, operatorId: string) =>
    audit.record(tx, {
      actor,
      kind: 'change',
      action,
      target: { kind: 'operator', id: operatorId },
      brandId: null,
    });

  return {
    take,

    recoveryCodesLeft: (operatorId: string) => countRecoveryCodes(database.queries, operatorId),

    async start(operator: Operator, actor: Actor): Promise<{ secret: string; uri: string }> {
      const secret = newAuthenticatorSecret();
      await database.transaction(async (tx) => {
        const account = await lockAccount(tx, operator.id);
        if (account?.secondFactor) throw new Refusal('second_factor_exists');
        const pendingSecondFactor = secrets.encrypt(PURPOSE, Buffer.from(secret));
        await updateAccount(tx, operator.id, { pendingSecondFactor });
        await note(tx, 'operators.start_second_factor', actor, operator.id);
      });
      return { secret, uri: authenticatorUri(secret, { issuer: ISSUER, account: operator.name }) };
    },

    /** Returns the recovery codes, or null if the code is wrong. */
    confirm: (operator: Operator, code: string, actor: Actor): Promise<string[] | null> =>
      database.transaction(async (tx) => {
        const account = await lockAccount(tx, operator.id);
        if (account?.secondFactor) throw new Refusal('second_factor_exists');
        if (!account?.pendingSecondFactor) throw new Refusal('not_found');
        const secret = open(account.pendingSecondFactor);
        const step = stepOfCode(code, { secret, nowMs: clock.now(), lastStep: account.lastCodeStep });
        if (step === null) return null;
        await updateAccount(tx, operator.id, {
          secondFactor: account.pendingSecondFactor,
          pendingSecondFactor: null,
          lastCodeStep: step,
        });
        await endOthers(tx, operator);
        await note(tx, 'operators.enrol_second_factor', actor, operator.id);
        return giveRecoveryCodes(tx, operator.id);
      }),

    /** Returns null if the code is wrong. */
    renewCodes: (operator: Operator, code: string, actor: Actor): Promise<string[] | null> =>
      database.transaction(async (tx) => {
        await requireEnrolled(tx, operator.id);
        if (!(await take(tx, operator.id, code))) return null;
        await note(tx, 'operators.renew_recovery_codes', actor, operator.id);
        return giveRecoveryCodes(tx, operator.id);
      }),

    /** False if the code is wrong. */
    remove: (operator: Operator, code: string, actor: Actor): Promise<boolean> =>
      database.transaction(async (tx) => {
        await requireEnrolled(tx, operator.id);
        if (!(await take(tx, operator.id, code))) return false;
        await clear(tx, operator.id);
        await endOthers(tx, operator);
        await note(tx, 'operators.remove_second_factor', actor, operator.id);
        return true;
      }),

    clear,
  };

  async function clear(tx: Tx, operatorId: string): Promise<void> {
    await updateAccount(tx, operatorId, { secondFactor: null, pendingSecondFactor: null });
    await replaceRecoveryCodes(tx, operatorId, []);
    // Without the authenticator nothing is asked after the password that they could take the place of.
    await deletePasskeys(tx, operatorId);
    // Somebody else may have had the account: no browser is known until the owner signs in again.
    await forgetDevices(tx, operatorId);
  }
}

/** Locks the account, or refuses one without an authenticator. */
export async function requireEnrolled(tx: Tx, operatorId: string): Promise<Account> {
  const account = await lockAccount(tx, operatorId);
  if (!account?.secondFactor) throw new Refusal('not_found');
  return account;
}
