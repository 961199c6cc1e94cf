import type { Clock } from '@parlour/clock/clock';
import { firstIdAt } from '@parlour/clock/ids';
import { payeeKey } from '@parlour/contract/values/identity.rules';
import type { Database } from '@parlour/database/database';
import { listMembersById, type Member, type PersonalData } from '../members/members.ts';
import { hasSharedAddress, hasSharedBrowser } from './shared-places.repo.ts';
import { LOOK_BACK_MS } from './shared-places.rules.ts';

/** What one member has in common with others. */
export type Overlaps = { payee: boolean; document: boolean; browser: boolean; address: boolean };
type OverlapNeeds = { database: Database; clock: Clock; personalData: PersonalData };

/**
 * Compares a member with the accounts around them: names and documents with those, since namesakes are many, browsers
 * with everybody.
 */
export function createOverlaps({ database, clock, personalData }: OverlapNeeds) {
  const { queries } = database;
  const keysOf = ({ personalData: sealed }: Pick<Member, 'personalData'>) => {
    const { payeeName, idNumber } = personalData.open(sealed);
    return { payee: payeeName && payeeKey(payeeName), document: idNumber?.toUpperCase() };
  };

  return async (brandId: string, memberId: string, circle: readonly string[]): Promise<Overlaps> => {
    const members = await listMembersById(queries, brandId, [memberId, ...circle]);
    const member = members.find(({ id }) => id === memberId);
    if (!member) throw new Error(`no member ${memberId}`);
    const own = keysOf(member);
    const others = members.filter(({ id }) => id !== memberId).map(keysOf);
    const sinceMs = clock.now() - LOOK_BACK_MS;
    const about = { brandId, memberId };
    return {
      payee: others.some(({ payee }) => payee !== undefined && payee === own.payee),
      document: others.some(({ document }) => document !== undefined && document === own.document),
      browser: await hasSharedBrowser(queries, about),
      address: await hasSharedAddress(queries, { ...about, others: circle, sinceId: firstIdAt(sinceMs) }),
    };
  };
}
