import type { Tx } from '@parlour/database/database';
import { sql } from 'drizzle-orm';
import type { IssueKey } from '../issues/issues.ts';
import type { NumberStake } from './numbers.rules.ts';
import { lotteryNumber } from './numbers.schema.ts';
import { NUMBERS_AT_ONCE } from './orders.rules.ts';

/** Adds stakes, which may be negative, and returns what each number has then. Always in one order, so that nobody waits in a circle. */
export async function addNumberStakes(
  tx: Tx,
  { brandId, game, numero }: IssueKey,
  stakes: readonly NumberStake[],
): Promise<NumberStake[]> {
  const rows = stakes
    .map((own) => ({ brandId, game, numero, ...own }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const all: NumberStake[] = [];
  for (let at = 0; at < rows.length; at += NUMBERS_AT_ONCE)
    all.push(
      ...(await tx
        .insert(lotteryNumber)
        .values(rows.slice(at, at + NUMBERS_AT_ONCE))
        .onConflictDoUpdate({
          target: [
            lotteryNumber.brandId,
            lotteryNumber.game,
            lotteryNumber.numero,
            lotteryNumber.play,
            lotteryNumber.number,
          ],
          set: { stake: sql`${lotteryNumber.stake} + excluded.stake` },
        })
        .returning({
          play: lotteryNumber.play,
          number: lotteryNumber.number,
          stake: lotteryNumber.stake,
        })),
    );
  return all;
}

const keyOf = ({ play, number }: NumberStake): string => `${play} ${number}`;
