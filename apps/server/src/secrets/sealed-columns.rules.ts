import type { SealedColumn } from '@parlour/secrets/rotation';

/**
 * All of them. What is only derived from the master key and short-lived (codes, human checks) is not here: it ends with
 * the old key.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'system_sealing_key', column: 'private_key', purpose: 'sealing-key' },
  { table: 'operators_operator', column: 'second_factor', purpose: 'operator-second-factor' },
  { table: 'operators_operator', column: 'pending_second_factor', purpose: 'operator-second-factor' },
  { table: 'identity_member', column: 'second_factor', purpose: 'member-second-factor' },
  { table: 'identity_member', column: 'personal_data', purpose: 'member-personal-data' },
  {
    table: 'cashier_card',
    column: 'number_sealed',
    purpose: 'cashier-card-number',
    digest: 'number_digest',
  },
  { table: 'games_vendor', column: 'own_private_key', purpose: 'vendor-key' },
  { table: 'games_vendor_key', column: 'private_key', purpose: 'vendor-key' },
  { table: 'games_jackpot_draw', column: 'sealed_seed', purpose: 'jackpot-seed' },
  { table: 'messages_push_key', column: 'private_key', purpose: 'push-key' },
  { table: 'lottery_issue', column: 'sealed_seed', purpose: 'lottery.seed' },
  { table: 'promotions_wheel_member', column: 'sealed_seed', purpose: 'promotions.wheel-seed' },
  { table: 'promotions_packet_seed', column: 'sealed_seed', purpose: 'promotions.packet-seed' },
  { table: 'promotions_mall_order', column: 'sealed_address', purpose: 'promotions.mall-address' },
];

/** A process that was seen so lately may still be writing under the old key. */
export const PROCESS_IS_GONE_AFTER_MS = 2 * 60_000;
