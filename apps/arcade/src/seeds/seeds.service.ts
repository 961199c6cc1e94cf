import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database, Tx } from '@parlour/database/database';
import { commitTo } from '@parlour/fairness';
import type { Secrets } from '@parlour/secrets/secrets';
import { Refused } from '../refused.ts';
import {
  findNextSeed,
  findSeedInUse,
  giveBackNonce,
  insertSeed,
  isSeedAwaited,
  lockSeedInUse,
  revealSeed,
  type Seed,
  takeNonce,
  useSeed,
} from './seeds.repo.ts';
import { CLIENT_SEED_BYTES, SEED_BYTES } from './seeds.rules.ts';

const PURPOSE = 'arcade-server-seed';

export type Seeds = ReturnType<typeof createSeeds>;
type Needs = { database: Database; secrets: Secrets; clock: Clock };

/**
 * Players' seeds: the hash is known before play, the seed itself once it is no longer in use. The hash of the next seed
 * is known before its player chooses the client seed for it, so neither side can pick what suits the other's choice.
 */
export function createSeeds({ database, secrets, clock }: Needs) {
  function makeSeed(playerId: string, { isInUse }: { isInUse: boolean }): Seed {
    const serverSeed = randomBytes(SEED_BYTES).toString('hex');
    const at = new Date(clock.now());
    return {
      id: newId(clock),
      playerId,
      serverSeed: secrets.encrypt(PURPOSE, Buffer.from(serverSeed)),
      serverSeedHash: commitTo(serverSeed),
      clientSeed: randomBytes(CLIENT_SEED_BYTES).toString('hex'),
      isHouseMade: true,
      nextNonce: 0,
      createdAt: at,
      inUseSince: isInUse ? at : null,
      revealedAt: null,
    };
  }
  const openSeed = (seed: Pick<Seed, 'serverSeed'>): string =>
    secrets.decrypt(PURPOSE, seed.serverSeed).toString();

  async function lockInUse(tx: Tx, playerId: string): Promise<Seed> {
    const seed = await lockSeedInUse(tx, playerId);
    if (!seed) throw new Error('a player without a seed');
    return seed;
  }

  return {
    open: openSeed,

    /** A player's first seeds, or the one that is missing. */
    async keep(tx: Tx, playerId: string): Promise<void> {
      await insertSeed(tx, makeSeed(playerId, { isInUse: true }));
      await insertSeed(tx, makeSeed(playerId, { isInUse: false }));
    },

    async show(playerId: string) {
      const [seed, next] = await Promise.all([
        findSeedInUse(database.queries, playerId),
        findNextSeed(database.queries, playerId),
      ]);
      if (!seed || !next) throw new Error('a player without a seed');
      return shown(seed, next);
    },

    /** What the next round is drawn from; nobody else takes it before the transaction ends. */
    async lock(tx: Tx, playerId: string) {
      const { id, clientSeed, nextNonce } = await lockInUse(tx, playerId);
      return { seedId: id, clientSeed, nonce: nextNonce };
    },

    takeNonce: (tx: Tx, { seedId }: { seedId: string }) => takeNonce(tx, seedId),

    /** Of a round for which nothing was drawn. */
    giveBack: (tx: Tx, { seedId, nonce }: { seedId: string; nonce: number }) =>
      giveBackNonce(tx, seedId, nonce),

    /**
     * Reveals the seed in use and begins the next with the player's client seed, unless a round still needs the old
     * one. The hash says which next seed the player saw when they chose.
     */
    rotate: (playerId: string, { clientSeed, nextHash }: { clientSeed: string; nextHash: string }) =>
      database.transaction(async (tx) => {
        const seed = await lockInUse(tx, playerId);
        const next = await findNextSeed(tx, playerId);
        if (next?.serverSeedHash !== nextHash) throw new Refused('seeds_changed');
        if (await isSeedAwaited(tx, seed.id)) throw new Refused('round_running');
        const at = new Date(clock.now());
        await revealSeed(tx, seed.id, at);
        const used = { clientSeed, isHouseMade: false, inUseSince: at };
        await useSeed(tx, next.id, used);
        const following = makeSeed(playerId, { isInUse: false });
        await insertSeed(tx, following);
        return {
          revealed: {
            serverSeedHash: seed.serverSeedHash,
            clientSeed: seed.clientSeed,
            nextNonce: seed.nextNonce,
            serverSeed: openSeed(seed),
          },
          inUse: shown({ ...next, ...used }, following),
        };
      }),
  };
}

function shown({ serverSeedHash, clientSeed, isHouseMade, nextNonce }: Seed, next: Seed) {
  return { serverSeedHash, clientSeed, isHouseMade, nextNonce, nextServerSeedHash: next.serverSeedHash };
}
