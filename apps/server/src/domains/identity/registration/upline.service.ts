import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { isUnreadable, type RegistrationValues } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import { findAgentByCode, findMemberByNumber } from './registration.repo.ts';

export type Lines = ReturnType<typeof createUplines>;
/** The member who gave a friend this code. */
export type FriendCodes = (brandId: string, code: string) => Promise<string | undefined>;

const NOBODY = { uplineId: null, recommenderId: null, isFriend: false };

/** Who a new member comes from: the agent or the friend of an invitation code, and the recommending member. */
export function createUplines({ database }: { database: Database }) {
  let findFriend: FriendCodes = async () => undefined;

  /** An agent's code goes before a friend's: who comes with it is paid for by contract. */
  async function ofCode(brandId: string, code: string) {
    const agent = isUnreadable(code) ? undefined : await findAgentByCode(database.queries, brandId, code);
    if (agent) return { ...NOBODY, uplineId: agent.id };
    const friendId = isUnreadable(code) ? undefined : await findFriend(brandId, code);
    if (!friendId) throw new Refusal('invalid_invitation_code');
    return { ...NOBODY, recommenderId: friendId, isFriend: true };
  }

  /** The code of a friend's link counts at a form without a field for codes as well; another is ignored there. */
  async function ofLink(brandId: string, code: string | undefined) {
    const friendId =
      code === undefined || isUnreadable(code) ? undefined : await findFriend(brandId, code.trim());
    return friendId ? { ...NOBODY, recommenderId: friendId, isFriend: true } : NOBODY;
  }

  async function recommenderOf(brandId: string, customerNo: string): Promise<string> {
    const member = await findMemberByNumber(database.queries, brandId, customerNo);
    if (!member) throw new Refusal('referrer_error');
    return member.id;
  }

  return {
    addFriendCodes(find: FriendCodes): void {
      findFriend = find;
    },

    async find(
      brandId: string,
      { affiliateCode, recommenderId }: RegistrationValues,
      linked: string | undefined,
    ) {
      const line =
        affiliateCode === undefined ? await ofLink(brandId, linked) : await ofCode(brandId, affiliateCode);
      if (recommenderId === undefined || line.isFriend) return line;
      return { ...line, recommenderId: await recommenderOf(brandId, recommenderId) };
    },

    async check({ brand }: Visit, code: string): Promise<Record<string, never>> {
      await ofCode(brand.id, code);
      return {};
    },
  };
}
