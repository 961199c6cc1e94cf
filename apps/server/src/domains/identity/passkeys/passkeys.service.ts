import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { AnswerOf, Contract, SessionInfo } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { newSecret } from '../../../credentials/tokens.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { countPasskeys, findMember, lockMember, type MemberKey } from '../members/members.ts';
import type { SessionOpening, Side, SingleUse, Visit } from '../sessions/sessions.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
} from './passkeys.repo.ts';
import {
  CEREMONY_MS,
  challengeOf,
  PASSKEYS_MAX,
  relyingPartyOf,
  storableCounter,
  userHandleOf,
} from './passkeys.rules.ts';

type PasskeyNeeds = { database: Database; clock: Clock; singleUse: SingleUse; opening: SessionOpening };
type PasskeyOnWire = AnswerOf<Contract['identity']['addPasskey']>;
type Given = Record<string, unknown>;
export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys (WebAuthn): added by a signed-in member, and then enough to sign in with. */
export function createPasskeys({ database, clock, singleUse, opening }: PasskeyNeeds) {
  const keyOf = ({ brand }: Visit, { memberId }: Session): MemberKey => ({ brandId: brand.id, id: memberId });

  /** The browser's new credential, if it was made for this member, here and just now. */
  async function verifyNew(visit: Visit, member: MemberKey, given: Given) {
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
  }

  /** The new counter of a passkey that has signed our challenge. */
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
    return storableCounter(authenticationInfo.newCounter);
  }

  return {
    async list(visit: Visit, session: Session): Promise<PasskeyOnWire[]> {
      return (await listPasskeys(database.queries, keyOf(visit, session))).map(onWire);
    },

    async creationOptions(visit: Visit, session: Session) {
      const key = keyOf(visit, session);
      const [member, passkeys] = [
        await findMember(database.queries, key.brandId, key.id),
        await listPasskeys(database.queries, key),
      ];
      if (!member) throw new Refusal('not_logged_in');
      refuseFull(passkeys.length);
      // The secret is the challenge itself: the answer contains it, and only we handed it out.
      const { secret } = await singleUse.issue(key.brandId, {
        kind: 'passkeyCreation',
        data: { memberId: key.id },
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

    async add(
      visit: Visit,
      session: Session,
      { response, label }: { response: Given; label: string },
    ): Promise<PasskeyOnWire> {
      const key = keyOf(visit, session);
      const credential = await verifyNew(visit, key, response);
      const row = {
        brandId: key.brandId,
        id: newId(clock),
        memberId: key.id,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: storableCounter(credential.counter),
        transports: credential.transports ?? [],
        label,
        createdAt: new Date(clock.now()),
        lastUsedAt: null,
      };
      await database.transaction(async (tx) => {
        // Parallel additions are counted one after the other.
        await lockMember(tx, key);
        refuseFull(await countPasskeys(tx, key.brandId, key.id));
        if (!(await insertPasskey(tx, row))) throw new Refusal('passkey_failed');
      });
      return onWire(row);
    },

    async remove(visit: Visit, session: Session, id: string): Promise<void> {
      if (!(await deletePasskey(database.queries, keyOf(visit, session), id))) throw new Refusal('not_found');
    },

    /** For an unknown visitor: the browser knows its passkeys for this site. */
    async loginOptions({ brand, origin }: Visit) {
      const challenge = newSecret();
      const { secret: ticket } = await singleUse.issue(brand.id, {
        kind: 'passkeyLogin',
        data: { challenge },
        lastsMs: CEREMONY_MS,
      });
      const options = await generateAuthenticationOptions({
        rpID: relyingPartyOf(origin).id,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout: CEREMONY_MS,
        userVerification: 'preferred',
      });
      return { options, ticket };
    },

    async signIn(
      visit: Visit,
      { ticket, response, side }: { ticket: string; response: Given; side: Side },
    ): Promise<SessionInfo> {
      const { brand } = visit;
      const begun = await singleUse.take(brand.id, { kind: 'passkeyLogin', secret: ticket });
      const found =
        typeof response.id === 'string'
          ? await findPasskey(database.queries, brand.id, response.id)
          : undefined;
      if (!begun || !found) throw new Refusal('passkey_failed');
      const { passkey, member } = found;
      const counter = await verifyUse(visit, passkey, response, begun.challenge).catch(async (error) => {
        await opening.noteFailure(visit, { memberId: member.id, method: 'passkey' });
        throw error;
      });
      return opening.signIn(visit, member, {
        method: 'passkey',
        side,
        async alongside(tx) {
          const use = { counter, at: new Date(clock.now()) };
          if (!(await notePasskeyUse(tx, passkey, use))) throw new Refusal('passkey_failed');
        },
      });
    },
  };
}

function refuseFull(passkeys: number): void {
  if (passkeys >= PASSKEYS_MAX) throw new Refusal('passkey_failed', { max: PASSKEYS_MAX });
}

/** The library throws plain errors on invalid input. */
async function orRefuse<Verified>(verification: Promise<Verified>): Promise<Verified> {
  try {
    return await verification;
  } catch {
    throw new Refusal('passkey_failed');
  }
}

function onWire({ id, label, createdAt, lastUsedAt }: PasskeyRow): PasskeyOnWire {
  return { id, label, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null };
}
