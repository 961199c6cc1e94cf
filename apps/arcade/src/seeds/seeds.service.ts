import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { commitTo } from '@parlour/fairness';
import type { Secrets } from '@parlour/secrets/secrets';
import { Refused } from '../refused.ts';
import {
  findSeedInUse,
  insertSeed,
  isSeedAwaited,
  lockSeedInUse,
  revealSeed,
  type Seed,
  setClientSeed,
  takeNonce,
} from './seeds.repo.ts';
import { CLIENT_SEED_BYTES, SEED_BYTES } from './seeds.rules.ts';

const PURPOSE = 'arcade-server-seed';

export type Seeds = ReturnType<typeof createSeeds>;
type Needs = { database: Database; secrets: Secrets; clock: Clock };

/** Players' seeds: the hash is known before play, the seed itself once it is no longer in use. */
export function createSeeds({ database, secrets, clock }: Needs) {
  function makeSeed(playerId: string, clientSeed: string): Seed {
    const serverSeed = randomBytes(SEED_BYTES).toString('hex');
    return {
      id: newId(clock),
      playerId,
      serverSeed: secrets.encrypt(PURPOSE, Buffer.from(serverSeed)),
      serverSeedHash: commitTo(serverSeed),
      clientSeed,
      nextNonce: 0,
      createdAt: new Date(clock.now()),
      revealedAt: null,
    };
  }
  const openSeed = (seed: Pick<Seed, 'serverSeed'>): string =>
    secrets.decrypt(PURPOSE, seed.serverSeed).toString();

  async function lock(tx: Tx, playerId: string): Promise<Seed> {
    const seed = await lockSeedInUse(tx, playerId);
    if (!seed) throw new Error('a player without a seed');
    return seed;
  }

  return {
    open: openSeed,

    /** A player's first seed, if they have none. */
    keep: (tx: Tx, playerId: string) =>
      insertSeed(tx, makeSeed(playerId, randomBytes(CLIENT_SEED_BYTES).toString('hex'))),

    async show(playerId: string) {
      const seed = await findSeedInUse(database.queries, playerId);
      if (!seed) throw new Error('a player without a seed');
      return shown(seed);
    },

    /** What the next round is drawn from. */
    async take(tx: Tx, playerId: string) {
      const seed = await lock(tx, playerId);
      await takeNonce(tx, seed.id);
      return { seedId: seed.id, clientSeed: seed.clientSeed, nonce: seed.nextNonce };
    },

    /** Applies from the next round on; the nonce continues, so that no round repeats another. */
    changeClientSeed: (playerId: string, clientSeed: string) =>
      database.transaction(async (tx) => {
        const seed = await lock(tx, playerId);
        await setClientSeed(tx, seed.id, clientSeed);
        return shown({ ...seed, clientSeed });
      }),

    /** Reveals the seed in use and makes a new one, unless an undrawn round still needs it. */
    rotate: (playerId: string) =>
      database.transaction(async (tx) => {
        const seed = await lock(tx, playerId);
        if (await isSeedAwaited(tx, seed.id)) throw new Refused('round_running');
        await revealSeed(tx, seed.id, new Date(clock.now()));
        const next = makeSeed(playerId, seed.clientSeed);
        await insertSeed(tx, next);
        return { revealed: { ...shown(seed), serverSeed: openSeed(seed) }, inUse: shown(next) };
      }),
  };
}

function shown({ serverSeedHash, clientSeed, nextNonce }: Seed) {
  return { serverSeedHash, clientSeed, nextNonce };
}
