import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { AFTER_EXCLUSION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Identity } from '../../identity/identity.module.ts';
import type { Protection } from '../../protection/protection.module.ts';
import type { Candidate } from './audience.rules.ts';

type AudienceNeeds = {
  clock: Clock;
  identity: Pick<Identity, 'findMember'>;
  protection: Pick<Protection, 'wasExcludedAfter'>;
};
export type Audience = ReturnType<typeof createAudience>;

/** Whom offers are for. */
export function createAudience({ clock, identity, protection }: AudienceNeeds) {
  return {
    /** What audiences are decided by; read before a transaction begins. */
    async candidate(brand: Brand, memberId: string): Promise<Candidate> {
      const member = await identity.findMember(brand.id, memberId);
      if (!member) throw new Error(`no member ${memberId}`);
      const sinceMs = clock.now() - AFTER_EXCLUSION_DAYS * DAY_MS;
      const isBarred = await protection.wasExcludedAfter({ brandId: brand.id, memberId }, sinceMs);
      const { type, state, createdAt } = member;
      return { type, state, createdAt, isBarred };
    },
  };
}
