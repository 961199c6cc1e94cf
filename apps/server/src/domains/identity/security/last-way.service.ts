import type { Tx } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { countLinks, countPasskeys, type Member } from '../members/members.ts';

/** Refuses if the member could not sign in any more: what was just removed was the last way in. */
export async function refuseLastWay(tx: Tx, { settings }: Brand, member: Member): Promise<void> {
  if (member.passwordHash !== null) return;
  if (member.mobileVerifiedAt && settings.switches.mobileCodeLogin) return;
  const { brandId, id } = member;
  const left = (await countPasskeys(tx, brandId, id)) + (await countLinks(tx, brandId, id));
  if (left === 0) throw new Refusal('last_way_in');
}
