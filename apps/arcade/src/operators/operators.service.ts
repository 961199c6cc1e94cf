import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import { isSignedBy } from '@parlour/wallet-protocol';
import { apiPathOf, STUDIOS } from '../catalogue/studios.ts';
import { Refused } from '../refused.ts';
import { listOperators, type Operator, saveOperator } from './operators.repo.ts';
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
  return {
    /** Repeatable with the same answer; changed keys and addresses are taken over. */
    async onboard({ operatorId, publicKey, walletUrl }: Onboarding) {
      readKey(publicKey);
      await saveOperator(database.queries, {
        id: operatorId,
        publicKey,
        walletUrl,
        onboardedAt: new Date(clock.now()),
      });
      return {
        studios: STUDIOS.map((studio) => ({
          code: studio.code,
          name: studio.name,
          public_key: keys.publicOf(studio.code),
          api_path: apiPathOf(studio),
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

type Onboarding = { operatorId: string; publicKey: string; walletUrl: string };

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
