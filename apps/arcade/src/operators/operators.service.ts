import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { isSignedBy } from '@parlour/wallet-protocol';
import { apiPathOf, STUDIOS } from '../catalogue/studios.ts';
import { Refused } from '../refused.ts';
import {
  findOperator,
  insertOperator,
  listOperators,
  type Operator,
  replaceOperator,
} from './operators.repo.ts';
import { OPERATOR_KEY_BITS_MIN } from './operators.rules.ts';
import type { StudioKeys } from './studio-keys.service.ts';

export type Operators = ReturnType<typeof createOperators>;

export function createOperators({
  database,
  keys,
  clock,
}: {
  database: Database;
  keys: StudioKeys;
  clock: Clock;
}) {
  async function replace(operator: Operator, { body, signature }: Signed): Promise<void> {
    const known = await findOperator(database.queries, operator.id);
    if (known?.publicKey === operator.publicKey && known.walletUrl === operator.walletUrl) return;
    const isTheirs =
      known !== undefined &&
      signature !== undefined &&
      (await isSignedBy(body, signature, readKey(known.publicKey))) &&
      (await replaceOperator(database.queries, operator, known.publicKey));
    if (!isTheirs) throw new Refused('known_by_another_key');
  }

  return {
    /**
     * Repeatable with the same answer. The token alone adds a new operator: it is known to many. Where money of a known
     * one is asked for, and by whom, changes only under the signature of the key it is known by.
     */
    async onboard({ operatorId, publicKey, walletUrl, origin }: Onboarding, sent: Signed) {
      readKey(publicKey);
      const operator = { id: operatorId, publicKey, walletUrl, onboardedAt: new Date(clock.now()) };
      if (!(await insertOperator(database.queries, operator))) await replace(operator, sent);
      return {
        studios: STUDIOS.map((studio) => ({
          code: studio.code,
          name: studio.name,
          public_key: keys.publicOf(studio.code),
          api_path: apiPathOf(studio),
          mark_url: `${origin}/art/studios/${studio.code}.svg`,
        })),
      };
    },

    /** The operator whose key signed these bytes, before anything in them is read; undefined if unknown. */
    async recognise(body: Buffer, signature: string | undefined): Promise<Operator | undefined> {
      if (!signature) return undefined;
      const operators = await listOperators(database.queries);
      for (const operator of operators)
        if (await isSignedBy(body, signature, readKey(operator.publicKey))) return operator;
      return undefined;
    },
  };
}

/** The bytes that came, and what signs them. */
type Signed = { body: Buffer; signature: string | undefined };
type Onboarding = {
  operatorId: string;
  publicKey: string;
  walletUrl: string;
  /** Where the operator's players see this service. */
  origin: string;
};

function readKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem);
    if (
      key.asymmetricKeyType === 'rsa' &&
      (key.asymmetricKeyDetails?.modulusLength ?? 0) >= OPERATOR_KEY_BITS_MIN
    )
      return key;
  } catch {
    // An invalid key is refused like a weak one.
  }
  throw new Refused('invalid_input');
}
