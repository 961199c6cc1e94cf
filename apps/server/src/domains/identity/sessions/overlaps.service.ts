import type { Clock } from '@parlour/clock/clock';
import { firstIdAt } from '@parlour/clock/ids';
import { payeeKey } from '@parlour/contract/values/identity.rules';
import type { Queries } from '@parlour/database/database';
import { listMembersById, type Member, type PersonalData } from '../members/members.ts';
import { hasSharedAddress, hasSharedBrowser, listAround } from './shared-places.repo.ts';
import { AROUND_MAX, LOOK_BACK_MS } from './shared-places.rules.ts';

/** What one member has in common with others. */
type Overlaps = { payee: boolean; document: boolean; browser: boolean; address: boolean };
export type FindOverlaps = (
  queries: Queries,
  member: { brandId: string; memberId: string },
  /** Besides those of the same browser or address. */
  knownWith: readonly string[],
) => Promise<Overlaps>;
type OverlapNeeds = { clock: Clock; personalData: PersonalData };

/**
 * Compares a member with the accounts around them, which are those they are known with and those that signed in from
 * their browser or address: names and documents with these, since namesakes are many, browsers with everybody.
 */
export function createOverlaps({ clock, personalData }: OverlapNeeds): FindOverlaps {
  const keysOf = ({ personalData: sealed }: Pick<Member, 'personalData'>) => {
    const { payeeName, idNumber } = personalData.open(sealed);
    return { payee: payeeName && payeeKey(payeeName), document: idNumber?.toUpperCase() };
  };

  return async (queries, { brandId, memberId }, knownWith) => {
    const about = { brandId, memberId };
    const sinceMs = clock.now() - LOOK_BACK_MS;
    const sinceId = firstIdAt(sinceMs);
    const around = await listAround(queries, { ...about, sinceId, limit: AROUND_MAX });
    const circle = [...new Set([...knownWith, ...around])].filter((id) => id !== memberId);
    const members = await listMembersById(queries, brandId, [memberId, ...circle]);
    const member = members.find(({ id }) => id === memberId);
    if (!member) throw new Error(`no member ${memberId}`);
    const own = keysOf(member);
    const others = members.filter(({ id }) => id !== memberId).map(keysOf);
    return {
      payee: others.some(({ payee }) => payee !== undefined && payee === own.payee),
      document: others.some(({ document }) => document !== undefined && document === own.document),
      browser: await hasSharedBrowser(queries, about),
      address: await hasSharedAddress(queries, { ...about, others: circle, sinceId }),
    };
  };
}
