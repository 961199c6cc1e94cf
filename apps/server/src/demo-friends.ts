import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { InviteRefusal, InviteState } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Modules } from './modules.ts';
import type { Brand } from './tenancy/brand.ts';

type DemoFriend = {
  account: string;
  daysAgo: number;
  state: InviteState;
  hasPhone: boolean;
  /** Of what the plan asks for, in per cent. */
  stakedPercent: bigint;
  /** Of what the first of a leaderboard has; 0: on none. */
  boardPercent: bigint;
  refusal?: InviteRefusal;
};

/** One in each state that needs nobody's decision. */
const FRIENDS: readonly DemoFriend[] = [
  { account: 'harriet7', daysAgo: 41, state: 'lapsed', hasPhone: false, stakedPercent: 0n, boardPercent: 0n },
  {
    account: 'oliver.k',
    daysAgo: 24,
    state: 'paid',
    hasPhone: true,
    stakedPercent: 100n,
    boardPercent: 100n,
  },
  { account: 'june_bay', daysAgo: 19, state: 'paid', hasPhone: true, stakedPercent: 100n, boardPercent: 74n },
  {
    account: 'mary02',
    daysAgo: 15,
    state: 'refused',
    hasPhone: true,
    stakedPercent: 100n,
    boardPercent: 0n,
    refusal: 'overlap',
  },
  {
    account: 'tomasz88',
    daysAgo: 9,
    state: 'waiting',
    hasPhone: true,
    stakedPercent: 100n,
    boardPercent: 52n,
  },
  { account: 'lucyfern', daysAgo: 4, state: 'open', hasPhone: true, stakedPercent: 40n, boardPercent: 18n },
  { account: 'captain9', daysAgo: 1, state: 'open', hasPhone: false, stakedPercent: 0n, boardPercent: 0n },
];
const WAITS_DAYS = 5;
/** Where the member stands on leaderboards, of what the first has. */
const OWN_PERCENT = 31n;

/** Friends of the demo's member, who cannot sign in themselves. */
export async function seedDemoFriends(
  { identity, promotions }: Pick<Modules, 'identity' | 'promotions'>,
  tx: Tx,
  { brand, inviterId, clock }: { brand: Brand; inviterId: string; clock: Clock },
): Promise<void> {
  const origin = { brand, ip: '127.0.0.1', language: brand.settings.defaultLanguage };
  await promotions.demo.place(tx, brand.id, { memberId: inviterId, percent: OWN_PERCENT });
  for (const { account, daysAgo, state, hasPhone, stakedPercent, boardPercent, refusal } of FRIENDS) {
    const registeredAt = new Date(clock.now() - daysAgo * DAY_MS);
    const member = await identity.members.add(tx, origin, {
      account,
      passwordHash: null,
      recommenderId: inviterId,
      mobileVerifiedAt: hasPhone ? registeredAt : null,
    });
    if (!member) continue;
    await promotions.demo.friend(tx, {
      brandId: brand.id,
      friendId: member.id,
      inviterId,
      registeredAt,
      state,
      refusal: refusal ?? null,
      signs: refusal === 'overlap' ? ['payee'] : [],
      payAt: state === 'waiting' ? new Date(clock.now() + WAITS_DAYS * DAY_MS) : null,
      paidAt: state === 'paid' ? registeredAt : null,
      stakedPercent,
    });
    if (boardPercent > 0n)
      await promotions.demo.place(tx, brand.id, { memberId: member.id, percent: boardPercent });
  }
}
