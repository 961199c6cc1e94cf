import { randomBytes } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import { commitTo, createDrawStream, type WordStream } from '@parlour/fairness';
import type { TableDraw } from '@parlour/game-rules';
import type { Secrets } from '@parlour/secrets/secrets';
import { SEED_BYTES } from '../seeds/seeds.rules.ts';
import type { TableRound } from './table-rounds.repo.ts';

/** Seeds are encrypted under this name; rounds that are over keep theirs. */
const PURPOSE = 'arcade-flight-seed';

export type TableSeeds = ReturnType<typeof createTableSeeds>;

/** Seeds of rounds: committed to long before they fly, and revealed when they are over. */
export function createTableSeeds({ secrets, clock }: { secrets: Secrets; clock: Clock }) {
  const open = ({ seed }: TableRound): string => secrets.decrypt(PURPOSE, seed).toString();
  return {
    make({ gameCode, number, model }: Pick<TableRound, 'gameCode' | 'number' | 'model'>): TableRound {
      const seed = randomBytes(SEED_BYTES).toString('hex');
      return {
        id: newId(clock),
        gameCode,
        number,
        model,
        phase: 'coming',
        seed: secrets.encrypt(PURPOSE, Buffer.from(seed)),
        commitment: commitTo(seed),
        root: null,
        external: null,
        createdAt: new Date(clock.now()),
        opensAt: null,
        closesAt: null,
        startedAt: null,
        endedAt: null,
        point: null,
        seen: null,
        settledAt: null,
      };
    },

    /** Null until the table round is over. */
    reveal: (tableRound: TableRound): string | null =>
      tableRound.phase === 'over' ? open(tableRound) : null,

    /** The words of a table round that has left: before, nobody could know them. */
    wordsOf(tableRound: TableRound): WordStream {
      const { root, external, ...draw } = drawOf(tableRound);
      if (root === null || external === null) throw new Error('a table round that has not left has no words');
      return createDrawStream({ ...draw, root, external, seed: open(tableRound) });
    },
  };
}

/** What the words of a table round are drawn with besides its seed; the last two from the close of betting on. */
export type TableDrawSeen = Pick<TableDraw, 'game' | 'drawId'> & {
  root: string | null;
  external: string | null;
};

export function drawOf({ gameCode, number, root, external }: TableRound): TableDrawSeen {
  return { game: gameCode, drawId: String(number), root, external };
}
