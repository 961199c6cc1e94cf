import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** The parts of WebAuthn's options that an authenticator looks at. */
type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId: string };

const FLAGS = { PRESENT: 0x01, VERIFIED: 0x04, CREDENTIAL: 0x40 } as const;

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A security key in software, and the browser around it: one credential, real keys, a counter that can be set. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    setCounter: (next: number) => {
      counter = next;
    },

    create({ challenge, rp, user }: CreationOptions) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(rp.id, { counter, flags: FLAGS.PRESENT | FLAGS.VERIFIED | FLAGS.CREDENTIAL }),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject(authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge, rpId }: RequestOptions, { isVerified = true }: { isVerified?: boolean } = {}) {
      counter += 1;
      const flags = FLAGS.PRESENT | (isVerified ? FLAGS.VERIFIED : 0);
      const authData = authenticatorData(rpId, { counter, flags });
      const clientDataJson = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientDataJson).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJson.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

function authenticatorData(rpId: string, { counter, flags }: { counter: number; flags: number }): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), tail]);
}

/** CBOR written out: key type EC2, algorithm ES256, curve P-256, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** CBOR written out: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestationObject(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([authData.length]),
    authData,
  ]);
}
