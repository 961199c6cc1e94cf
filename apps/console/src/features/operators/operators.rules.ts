import type { ConsoleClient, Grant } from '@parlour/client/console';

export type OperatorSummary = Awaited<ReturnType<ConsoleClient['operators']['read']>>;

export function hasGrant(grants: readonly Grant[], { role, merchantCode }: Grant): boolean {
  return grants.some((grant) => grant.role === role && grant.merchantCode === merchantCode);
}

/** Adds or removes the grant; a role for all brands replaces the same role for single brands. */
export function toggleGrant(grants: readonly Grant[], toggled: Grant): Grant[] {
  const others = grants.filter(
    ({ role, merchantCode }) => role !== toggled.role || merchantCode !== toggled.merchantCode,
  );
  if (others.length < grants.length) return others;
  const kept = toggled.merchantCode === null ? others.filter(({ role }) => role !== toggled.role) : others;
  return [...kept, toggled];
}

/** Whether both contain the same grants, in any order. */
export function areSameGrants(one: readonly Grant[], other: readonly Grant[]): boolean {
  return one.length === other.length && one.every((grant) => hasGrant(other, grant));
}
