import type { Tx } from './database.ts';

/**
 * Writes in a savepoint and, unless it is to be kept, takes it all back. The transaction around it commits either way:
 * a commit waits for the disk and a rollback does not, so that only thus do both take as long.
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
