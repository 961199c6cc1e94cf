import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { CEREMONY_MS, relyingPartyOf, storableCounter, userHandleOf } from './passkeys.rules.ts';

/** What a browser answered, as WebAuthn's JSON form; the library reads and checks it. */
export type Given = Record<string, unknown>;

/** A passkey as its owner's table keeps it. */
export type KnownPasskey = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
};

/** Where a ceremony takes place and what is asked of the device: `required` refuses one that did not ask who holds it. */
type Ceremony = { origin: string; challenge: string; verification: 'required' | 'preferred' };

type Creation = Ceremony & {
  /** Who asks, as the device shows it. */
  site: string;
  owner: { id: string; name: string; displayName: string };
  passkeys: readonly KnownPasskey[];
  /** Whether the device must find it without being told the name of the account. */
  isFoundWithoutName: boolean;
};

const known = ({ credentialId, transports }: KnownPasskey) => ({ id: credentialId, transports });
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

/** What a browser needs to make a passkey. */
export function creationOptions(creation: Creation) {
  const { origin, challenge, verification, site, owner, passkeys, isFoundWithoutName } = creation;
  return generateRegistrationOptions({
    rpName: site,
    rpID: relyingPartyOf(origin).id,
    userName: owner.name,
    userDisplayName: owner.displayName,
    userID: new Uint8Array(userHandleOf(owner.id)),
    challenge: bytesOf(challenge),
    timeout: CEREMONY_MS,
    excludeCredentials: passkeys.map(known),
    authenticatorSelection: {
      residentKey: isFoundWithoutName ? 'required' : 'discouraged',
      userVerification: verification,
    },
  });
}

/** What a browser needs to sign with a passkey: one of these, or (null) any it has for this site. */
export function requestOptions(
  { origin, challenge, verification }: Ceremony,
  passkeys: readonly KnownPasskey[] | null,
) {
  return generateAuthenticationOptions({
    rpID: relyingPartyOf(origin).id,
    challenge: bytesOf(challenge),
    timeout: CEREMONY_MS,
    ...(passkeys && { allowCredentials: passkeys.map(known) }),
    userVerification: verification,
  });
}

/** The browser's new credential; null if it was not made for this ceremony. */
export async function verifyMade(given: Given, { origin, challenge, verification }: Ceremony) {
  const place = relyingPartyOf(origin);
  const verified = await orNull(
    verifyRegistrationResponse({
      response: given as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.id,
      requireUserVerification: verification === 'required',
    }),
  );
  const credential = verified?.registrationInfo?.credential;
  if (!credential) return null;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: storableCounter(credential.counter),
    transports: credential.transports ?? [],
  };
}

/**
 * The new counter of a passkey that has signed the challenge, and whether the device asked who holds it; null if it did
 * not sign, signed for somebody else, or its counter did not grow.
 */
export async function verifyUse(
  given: Given,
  { origin, challenge, verification }: Ceremony,
  { passkey, ownerId }: { passkey: KnownPasskey; ownerId: string },
): Promise<{ counter: number; isUserVerified: boolean } | null> {
  const place = relyingPartyOf(origin);
  const response = given as unknown as AuthenticationResponseJSON;
  const { credentialId: id, publicKey, counter } = passkey;
  const checked = await orNull(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.id,
      requireUserVerification: verification === 'required',
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  if (!checked?.verified) return null;
  const { userHandle } = response.response;
  const isTheirs = userHandle === undefined || userHandle === userHandleOf(ownerId).toString('base64url');
  if (!isTheirs) return null;
  const { newCounter, userVerified } = checked.authenticationInfo;
  return { counter: storableCounter(newCounter), isUserVerified: userVerified };
}

/** The library throws plain errors on invalid input. */
async function orNull<Verified>(verification: Promise<Verified>): Promise<Verified | null> {
  try {
    return await verification;
  } catch {
    return null;
  }
}
