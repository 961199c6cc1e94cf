import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, BodyOf, ConsoleContract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { CEREMONY_MS, challengeOf, PASSKEYS_MAX } from '../../../credentials/passkeys.rules.ts';
import {
  creationOptions,
  type Given,
  requestOptions,
  verifyMade,
  verifyUse,
} from '../../../credentials/passkeys.ts';
import { hashSecret, newSecret } from '../../../credentials/tokens.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lockAccount } from '../accounts.repo.ts';
import {
  countPasskeys,
  deleteCeremoniesBefore,
  deletePasskey,
  findPasskey,
  insertCeremony,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
  takeCeremony,
} from './passkeys.repo.ts';
import { requireEnrolled, type SecondFactor } from './second-factor.service.ts';
import type { Sessions } from './sessions.service.ts';

const SITE = 'Parlour';
type Calls = ConsoleContract['operators'];
type PasskeyOnWire = AnswerOf<Calls['addPasskey']>;
type Adding = Pick<BodyOf<Calls['addPasskey']>, 'code' | 'label' | 'response'>;
/** Whose passkey signs, on which page, and in which session or half-way sign-in. */
export type Signing = { operatorId: string; boundTo: string; origin: string };
type At = { origin: string; actor: Actor };

type PasskeysNeeds = {
  database: Database;
  clock: Clock;
  secondFactor: Pick<SecondFactor, 'take'>;
  sessions: Pick<Sessions, 'end'>;
  audit: AuditWriter;
};
export type OperatorPasskeys = ReturnType<typeof createPasskeys>;

/**
 * Passkeys of an operator who has an authenticator: one of them takes the place of the code at signing in. The device
 * must have asked who holds it. What it signs is good once, for five minutes, and only where it was asked for.
 */
export function createPasskeys({ database, clock, secondFactor, sessions, audit }: PasskeysNeeds) {
  async function begin({ operatorId, boundTo, origin }: Signing) {
    const challenge = newSecret();
    const expiresAt = new Date(clock.now() + CEREMONY_MS);
    await insertCeremony(database.queries, {
      challengeHash: hashSecret(challenge),
      operatorId,
      boundTo,
      expiresAt,
    });
    return asked(origin, challenge);
  }

  /** What was begun, which this uses up; null if it was begun elsewhere, by another, too early or not at all. */
  async function takeBegun(tx: Tx, given: Given, { operatorId, boundTo, origin }: Signing) {
    const challenge = challengeOf(given);
    const begun = challenge === null ? undefined : await takeCeremony(tx, hashSecret(challenge));
    if (challenge === null || begun?.operatorId !== operatorId || begun.boundTo !== boundTo) return null;
    return begun.expiresAt.getTime() > clock.now() ? asked(origin, challenge) : null;
  }

  const note = (
    tx: Tx,
    action: string,
    { actor, id, ...change }: { actor: Actor; id: string; before: string | null; after: string | null },
  ) =>
    audit.record(tx, {
      actor,
      kind: 'change',
      action,
      target: { kind: 'operator', id },
      brandId: null,
      changes: [{ path: 'passkey', ...change }],
    });

  return {
    async list(operatorId: string): Promise<PasskeyOnWire[]> {
      return (await listPasskeys(database.queries, operatorId)).map(onWire);
    },

    async creationOptions(operator: Operator, origin: string) {
      await database.transaction((tx) => requireEnrolled(tx, operator.id));
      const passkeys = await listPasskeys(database.queries, operator.id);
      refuseFull(passkeys.length);
      const begun = await begin({ operatorId: operator.id, boundTo: operator.sessionId, origin });
      // Only asked for after the name, so it need not be found without it, and stays off the lists of the site.
      return creationOptions({ ...begun, site: SITE, owner: operator, passkeys, isFoundWithoutName: false });
    },

    /** Returns null if the code is wrong. A refused change uses up neither the code nor what the browser made. */
    add: (operator: Operator, { code, label, response }: Adding, { origin, actor }: At) =>
      database.transaction(async (tx): Promise<PasskeyOnWire | null> => {
        await requireEnrolled(tx, operator.id);
        if (!(await secondFactor.take(tx, operator.id, code))) return null;
        refuseFull(await countPasskeys(tx, operator.id));
        const begun = await takeBegun(tx, response, {
          operatorId: operator.id,
          boundTo: operator.sessionId,
          origin,
        });
        const made = begun && (await verifyMade(response, begun));
        if (!made) throw new Refusal('passkey_failed');
        const row: PasskeyRow = {
          id: newId(clock),
          operatorId: operator.id,
          ...made,
          label,
          createdAt: new Date(clock.now()),
          lastUsedAt: null,
        };
        if (!(await insertPasskey(tx, row))) throw new Refusal('passkey_failed');
        await sessions.end(tx, { operatorId: operator.id, except: operator.sessionId });
        await note(tx, 'operators.add_passkey', { actor, id: operator.id, before: null, after: label });
        return onWire(row);
      }),

    remove: (operator: Operator, id: string, actor: Actor): Promise<void> =>
      database.transaction(async (tx) => {
        const removed = await deletePasskey(tx, { operatorId: operator.id, id });
        if (!removed) throw new Refusal('not_found');
        await sessions.end(tx, { operatorId: operator.id, except: operator.sessionId });
        const change = { before: removed.label, after: null };
        await note(tx, 'operators.remove_passkey', { actor, id: operator.id, ...change });
      }),

    async requestOptions(signing: Signing) {
      const passkeys = await listPasskeys(database.queries, signing.operatorId);
      if (passkeys.length === 0) throw new Refusal('passkey_failed');
      return requestOptions(await begin(signing), passkeys);
    },

    /** True if a passkey of the operator signed what they were asked to, which is used up either way. */
    async take(tx: Tx, signing: Signing, given: Given): Promise<boolean> {
      const { operatorId } = signing;
      const account = await lockAccount(tx, operatorId);
      const begun = await takeBegun(tx, given, signing);
      const passkey =
        typeof given.id === 'string'
          ? await findPasskey(tx, { operatorId, credentialId: given.id })
          : undefined;
      if (!account?.secondFactor || !begun || !passkey) return false;
      const used = await verifyUse(given, begun, { passkey, ownerId: operatorId });
      const at = new Date(clock.now());
      return used !== null && (await notePasskeyUse(tx, passkey, { counter: used.counter, at }));
    },

    sweep: (tx: Tx) => deleteCeremoniesBefore(tx, new Date(clock.now())),
  };
}

const asked = (origin: string, challenge: string) =>
  ({ origin, challenge, verification: 'required' }) as const;

function refuseFull(passkeys: number): void {
  if (passkeys >= PASSKEYS_MAX) throw new Refusal('passkey_failed', { max: PASSKEYS_MAX });
}

function onWire({ id, label, createdAt, lastUsedAt }: PasskeyRow): PasskeyOnWire {
  return { id, label, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null };
}
