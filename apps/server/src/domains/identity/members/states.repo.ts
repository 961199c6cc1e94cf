/**
 * Whether a member exists and is not locked, as a condition inside another domain's statement: bets come by the
 * hundred, and a separate query would take as long as everything else. `brandId`, `memberId`: names of columns.
 */
export const isActiveMember = (brandId: string, memberId: string): string => `exists (
  select 1
  from identity_member as active_member
  where active_member.brand_id = ${brandId} and active_member.id = ${memberId} and active_member.state = 'active'
)`;
