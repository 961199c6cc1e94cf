import type { Run } from '@parlour/database/database';
import { arrayOf } from '@parlour/database/statement';

type MemberKey = { readonly brandId: string; readonly memberId: string };

/** Those of the members whom nobody has locked. */
export async function readActiveMembers(run: Run, members: readonly MemberKey[]): Promise<Set<string>> {
  const rows = (await run({
    name: 'identity_read_active_members',
    text: `select m.id
           from unnest($1::uuid[], $2::uuid[]) as k(brand_id, id)
           join identity_member as m on m.brand_id = k.brand_id and m.id = k.id
           where m.state = 'active'`,
    values: [
      arrayOf(members.map(({ brandId }) => brandId)),
      arrayOf(members.map(({ memberId }) => memberId)),
    ],
  })) as [string][];
  return new Set(rows.map(([id]) => id));
}
