/**
 * Whether a member is there and nobody has locked them, as a condition within another domain's statement: bets are asked
 * about by the hundred, and a question of its own would take as long as all the rest. `brandId`, `memberId`: names of columns.
 */
export const isActiveMember = (brandId: string, memberId: string): string => `exists (
  select 1
  from identity_member as active_member
  where active_member.brand_id = ${brandId} and active_member.id = ${memberId} and active_member.state = 'active'
)`;
