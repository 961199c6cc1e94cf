import type { SealedColumn } from '@parlour/secrets/rotation';

/**
 * All columns that hold what the master key encrypted. What is only derived from it and short-lived (leave to see a replay,
 * digests of addresses at card tables) is not here: it ends with the old key.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'arcade_studio_key', column: 'private_key', purpose: 'arcade-studio-key' },
  { table: 'arcade_seed', column: 'server_seed', purpose: 'arcade-server-seed' },
  { table: 'arcade_table_round', column: 'seed', purpose: 'arcade-flight-seed' },
  { table: 'arcade_card_hand', column: 'deck', purpose: 'arcade-card-hand' },
  { table: 'arcade_card_hand', column: 'state', purpose: 'arcade-card-hand' },
];
