import { MEMBER_TYPE } from '@parlour/contract';

/**
 * Whether a member exists and is not locked, as a condition inside another domain's statement: bets come by the
 * hundred, and a separate query would take as long as everything else. `brandId`, `memberId`: names of columns.
 */
export const isActiveMember = (brandId: string, memberId: string): string => `exists (
  select 1
  from identity_member as active_member
  where active_member.brand_id = ${brandId} and active_member.id = ${memberId} and active_member.state = 'active'
)`;

/** Whether it is a bot of a demonstration, whose play is in no figure about members; likewise as a condition. */
export const isDemoBot = (brandId: string, memberId: string): string => `exists (
  select 1
  from identity_member as demo_bot
  where demo_bot.brand_id = ${brandId} and demo_bot.id = ${memberId} and demo_bot.type = ${MEMBER_TYPE.INTERNAL_DEMO}
)`;
