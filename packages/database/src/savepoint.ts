import type { Tx } from './database.ts';

/**
 * Writes in a savepoint and rolls it back unless it is to be kept. The surrounding transaction commits either way, so
 * that both cases take the same time: a commit waits for the disk, a rollback does not.
 */
export async function writeOrTakeBack(
  tx: Tx,
  isKept: boolean,
  write: (tx: Tx) => Promise<void>,
): Promise<void> {
  const takeBack = new Error('taken back');
  await tx
    .transaction(async (inner) => {
      await write(inner as unknown as Tx);
      if (!isKept) throw takeBack;
    })
    .catch((error) => {
      if (error !== takeBack) throw error;
    });
}
