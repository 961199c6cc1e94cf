import { randomBytes } from 'node:crypto';
import type { Tx } from '@parlour/database/database';
import { commitTo } from '@parlour/fairness';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Receiver } from '../chance.ts';
import { addTurns, insertMember, type MemberRow } from './wheel.repo.ts';
import { SEED_BYTES } from './wheel.rules.ts';

const SEED_PURPOSE = 'promotions.wheel-seed';

export type Turns = ReturnType<typeof createTurns>;

/** The turns that members have, and the seed each next turn is committed to. */
export function createTurns({ secrets }: { secrets: Secrets }) {
  function newSeed(): Pick<MemberRow, 'commitment' | 'sealedSeed'> {
    const seed = randomBytes(SEED_BYTES);
    return { commitment: commitTo(seed.toString('hex')), sealedSeed: secrets.encrypt(SEED_PURPOSE, seed) };
  }

  /** Commits to the first turn of a member; does nothing for one who was here before. */
  const enter = (tx: Tx, { brandId, memberId }: Receiver) =>
    insertMember(tx, { brandId, memberId, turns: 0, nonce: 1, ...newSeed() });

  return {
    newSeed,
    openSeed: ({ sealedSeed }: Pick<MemberRow, 'sealedSeed'>): string =>
      secrets.decrypt(SEED_PURPOSE, sealedSeed).toString('hex'),
    enter,

    /** Turns that were won or given, in the caller's transaction. */
    async add(tx: Tx, member: Receiver, count: number): Promise<void> {
      await enter(tx, member);
      await addTurns(tx, member, count);
    },
  };
}
