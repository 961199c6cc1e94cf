import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { CEREMONY_MS, challengeOf } from '../../../credentials/passkeys.rules.ts';
import {
  creationOptions,
  type Given,
  requestOptions,
  verifyMade,
  verifyUse as verifySigned,
} from '../../../credentials/passkeys.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Member, MemberKey } from '../members/members.ts';
import type { SingleUse, Visit } from '../sessions/sessions.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type PasskeyRow } from './passkeys.repo.ts';

type CeremonyNeeds = { database: Database; clock: Clock; singleUse: SingleUse };
export type PasskeyCeremonies = ReturnType<typeof createPasskeyCeremonies>;

/** Members' devices need not ask who holds them: one that did counts as two factors (0161). */
const at = ({ origin }: Visit, challenge: string) =>
  ({ origin, challenge, verification: 'preferred' }) as const;

/** WebAuthn with the browser: a challenge of ours, good once and for five minutes, and what a passkey makes of it. */
export function createPasskeyCeremonies({ database, clock, singleUse }: CeremonyNeeds) {
  /** The new counter of a passkey that has signed our challenge, and whether the device asked who holds it. */
  async function verifyUse(visit: Visit, passkey: PasskeyRow, given: Given, challenge: string) {
    const used = await verifySigned(given, at(visit, challenge), { passkey, ownerId: passkey.memberId });
    if (!used) throw new Refusal('passkey_failed');
    return used;
  }

  async function noteUse(tx: Tx, passkey: PasskeyRow, counter: number): Promise<void> {
    const use = { counter, at: new Date(clock.now()) };
    if (!(await notePasskeyUse(tx, passkey, use))) throw new Refusal('passkey_failed');
  }

  return {
    verifyUse,
    noteUse,

    loginOptions: (visit: Visit, challenge: string) => requestOptions(at(visit, challenge), null),

    /** The secret is the challenge itself: the answer contains it, and only we handed it out. */
    async creationOptions(visit: Visit, member: Member, passkeys: readonly PasskeyRow[]) {
      const { secret } = await singleUse.issue(member.brandId, {
        kind: 'passkeyCreation',
        data: { memberId: member.id },
        lastsMs: CEREMONY_MS,
      });
      const { id, account, nickname } = member;
      return creationOptions({
        ...at(visit, secret),
        site: visit.brand.settings.name,
        owner: { id, name: account, displayName: nickname ?? account },
        passkeys,
        isFoundWithoutName: true,
      });
    },

    /** The browser's new credential, if it was made for this member, here and just now. */
    async verifyNew(visit: Visit, member: MemberKey, given: Given) {
      const challenge = challengeOf(given);
      const begun =
        challenge && (await singleUse.take(member.brandId, { kind: 'passkeyCreation', secret: challenge }));
      const made =
        begun && begun.memberId === member.id ? await verifyMade(given, at(visit, challenge)) : null;
      if (!made) throw new Refusal('passkey_failed');
      return made;
    },

    /** For a signed-in member, who proves themselves by one of their passkeys. */
    async proofOptions(visit: Visit, member: MemberKey) {
      const passkeys = await listPasskeys(database.queries, member);
      if (passkeys.length === 0) throw new Refusal('passkey_failed');
      const { secret } = await singleUse.issue(member.brandId, {
        kind: 'passkeyProof',
        data: { memberId: member.id },
        lastsMs: CEREMONY_MS,
      });
      return requestOptions(at(visit, secret), passkeys);
    },

    /** `use` notes the use, in the transaction of the change. */
    async prove(visit: Visit, member: MemberKey, given: Given) {
      const challenge = challengeOf(given);
      const begun =
        challenge && (await singleUse.take(member.brandId, { kind: 'passkeyProof', secret: challenge }));
      const found =
        typeof given.id === 'string'
          ? await findPasskey(database.queries, member.brandId, given.id)
          : undefined;
      if (!begun || begun.memberId !== member.id || found?.member.id !== member.id)
        throw new Refusal('passkey_failed');
      const { counter, isUserVerified } = await verifyUse(visit, found.passkey, given, challenge);
      return { isUserVerified, use: (tx: Tx) => noteUse(tx, found.passkey, counter) };
    },
  };
}
