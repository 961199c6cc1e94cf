import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Member, MemberKey } from '../members/members.ts';
import type { SingleUse, Visit } from '../sessions/sessions.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type PasskeyRow } from './passkeys.repo.ts';
import { CEREMONY_MS, challengeOf, relyingPartyOf, storableCounter, userHandleOf } from './passkeys.rules.ts';

export type Given = Record<string, unknown>;
type CeremonyNeeds = { database: Database; clock: Clock; singleUse: SingleUse };
export type PasskeyCeremonies = ReturnType<typeof createPasskeyCeremonies>;

/** WebAuthn with the browser: a challenge of ours, good once and for five minutes, and what a passkey makes of it. */
export function createPasskeyCeremonies({ database, clock, singleUse }: CeremonyNeeds) {
  /** The new counter of a passkey that has signed our challenge, and whether the device asked who holds it. */
  async function verifyUse(visit: Visit, passkey: PasskeyRow, given: Given, expectedChallenge: string) {
    const { origin, id } = relyingPartyOf(visit.origin);
    const response = given as unknown as AuthenticationResponseJSON;
    const { verified, authenticationInfo } = await orRefuse(
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }),
    );
    const { userHandle } = response.response;
    const isTheirs =
      userHandle === undefined || userHandle === userHandleOf(passkey.memberId).toString('base64url');
    if (!verified || !isTheirs) throw new Refusal('passkey_failed');
    const { newCounter, userVerified } = authenticationInfo;
    return { counter: storableCounter(newCounter), isUserVerified: userVerified };
  }

  async function noteUse(tx: Tx, passkey: PasskeyRow, counter: number): Promise<void> {
    const use = { counter, at: new Date(clock.now()) };
    if (!(await notePasskeyUse(tx, passkey, use))) throw new Refusal('passkey_failed');
  }

  return {
    verifyUse,
    noteUse,

    /** The secret is the challenge itself: the answer contains it, and only we handed it out. */
    async creationOptions(visit: Visit, member: Member, passkeys: readonly PasskeyRow[]) {
      const { secret } = await singleUse.issue(member.brandId, {
        kind: 'passkeyCreation',
        data: { memberId: member.id },
        lastsMs: CEREMONY_MS,
      });
      return generateRegistrationOptions({
        rpName: visit.brand.settings.name,
        rpID: relyingPartyOf(visit.origin).id,
        userName: member.account,
        userDisplayName: member.nickname ?? member.account,
        userID: new Uint8Array(userHandleOf(member.id)),
        challenge: new Uint8Array(Buffer.from(secret, 'base64url')),
        timeout: CEREMONY_MS,
        excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
    },

    /** The browser's new credential, if it was made for this member, here and just now. */
    async verifyNew(visit: Visit, member: MemberKey, given: Given) {
      const challenge = challengeOf(given);
      const begun =
        challenge && (await singleUse.take(member.brandId, { kind: 'passkeyCreation', secret: challenge }));
      if (!begun || begun.memberId !== member.id) throw new Refusal('passkey_failed');
      const { origin, id } = relyingPartyOf(visit.origin);
      const { registrationInfo } = await orRefuse(
        verifyRegistrationResponse({
          response: given as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
        }),
      );
      if (!registrationInfo) throw new Refusal('passkey_failed');
      return registrationInfo.credential;
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
      return generateAuthenticationOptions({
        rpID: relyingPartyOf(visit.origin).id,
        challenge: new Uint8Array(Buffer.from(secret, 'base64url')),
        timeout: CEREMONY_MS,
        allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        userVerification: 'preferred',
      });
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

/** The library throws plain errors on invalid input. */
async function orRefuse<Verified>(verification: Promise<Verified>): Promise<Verified> {
  try {
    return await verification;
  } catch {
    throw new Refusal('passkey_failed');
  }
}
