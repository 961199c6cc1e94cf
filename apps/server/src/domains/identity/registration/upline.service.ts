import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { isUnreadable, type RegistrationValues } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import { findAgentByCode, findMemberByNumber } from './registration.repo.ts';

export type Lines = ReturnType<typeof createUplines>;

/** Who a new member registers below: the agent of an invitation code, and the recommending member. */
export function createUplines({ database }: { database: Database }) {
  async function uplineOf(brandId: string, code: string): Promise<string> {
    const agent = isUnreadable(code) ? undefined : await findAgentByCode(database.queries, brandId, code);
    if (!agent) throw new Refusal('invalid_invitation_code');
    return agent.id;
  }

  async function recommenderOf(brandId: string, customerNo: string): Promise<string> {
    const member = await findMemberByNumber(database.queries, brandId, customerNo);
    if (!member) throw new Refusal('referrer_error');
    return member.id;
  }

  return {
    async find(brandId: string, { affiliateCode, recommenderId }: RegistrationValues) {
      return {
        uplineId: affiliateCode === undefined ? null : await uplineOf(brandId, affiliateCode),
        recommenderId: recommenderId === undefined ? null : await recommenderOf(brandId, recommenderId),
      };
    },

    async check({ brand }: Visit, code: string): Promise<Record<string, never>> {
      await uplineOf(brand.id, code);
      return {};
    },
  };
}
