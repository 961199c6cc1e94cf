import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, Contract, InviteFriend } from '@parlour/contract';
import { maskAccount } from '@parlour/contract/values/identity.rules';
import { INVITE_CODE_LENGTH } from '@parlour/contract/values/promotions/invite.rules';
import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { amountOf, writeDecimal } from '@parlour/money';
import type { Session } from '../../../http/calls/call.ts';
import { readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import type { FriendCodes, FriendRegistered, Identity } from '../../identity/identity.module.ts';
import { CODE_ALPHABET } from '../offers/offers.ts';
import { CODE_TRIES, canInvite, monthAround } from './invite.rules.ts';
import {
  countPaid,
  findByCode,
  findCode,
  type InviteRow,
  insertCode,
  insertInvite,
  listFriends,
  sumUp,
} from './invites.repo.ts';
import type { InvitePlans } from './plans.service.ts';
import type { InviteProgress, Progress } from './progress.service.ts';

type InviteNeeds = {
  database: Database;
  clock: Clock;
  identity: Pick<Identity, 'findMember' | 'directory'>;
  brands: { calendarOf(brand: Brand): Promise<Calendar> };
  plans: InvitePlans;
  progress: InviteProgress;
  /** Open pages of the member ask again. */
  tell(member: { brandId: string; memberId: string }): void;
};

/** Members and the friends they bring. */
export function createInvites(needs: InviteNeeds) {
  const { database, clock, identity, brands, plans, progress, tell } = needs;
  const { queries } = database;

  const invitingMember = async (brandId: string, memberId: string) => {
    const member = await identity.findMember(brandId, memberId);
    return member && member.state === 'active' && canInvite(member.type) ? member : undefined;
  };

  /** The member's own, made when first asked for: of two that ask at once, both get the same. */
  async function codeOf(brandId: string, memberId: string): Promise<string> {
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const known = await findCode(queries, brandId, memberId);
      if (known) return known;
      await database.transaction((tx) => insertCode(tx, { brandId, memberId, code: newCode() }));
    }
    throw new Error('no free code was found');
  }

  const find: FriendCodes = async (brandId, code) => {
    const memberId = await findByCode(queries, brandId, code.toUpperCase());
    return memberId && (await invitingMember(brandId, memberId))?.id;
  };

  const registered: FriendRegistered = async (tx, { brandId, memberId, inviterId }) => {
    const { plan } = await plans.current(tx, brandId);
    if (!plan.isOn) return;
    await insertInvite(tx, {
      brandId,
      friendId: memberId,
      inviterId,
      terms: plan,
      registeredAt: new Date(clock.now()),
      state: 'open',
      refusal: null,
      signs: [],
      payAt: null,
      paidAt: null,
      decidedBy: null,
      reason: null,
    });
    afterCommit(() => tell({ brandId, memberId: inviterId }));
  };

  return {
    codeOf,
    find,
    registered,

    async look(brand: Brand, { memberId }: Session): Promise<AnswerOf<Contract['promotions']['invite']>> {
      const { plan } = await plans.current(queries, brand.id);
      const calendar = await brands.calendarOf(brand);
      const since = new Date(calendar.startOf(monthAround(calendar.dayOf(clock.now())).from));
      const sums = await sumUp(queries, brand.id, memberId);
      const mayInvite = (await invitingMember(brand.id, memberId)) !== undefined;
      return {
        currency: brand.settings.currency,
        plan,
        code: mayInvite ? await codeOf(brand.id, memberId) : null,
        friends: sums.friends,
        paid: sums.paid,
        paidThisMonth: await countPaid(queries, brand.id, { inviterId: memberId, since }),
        earned: writeDecimal(amountOf(sums.earned)),
      };
    },

    async friends(
      brand: Brand,
      { memberId }: Session,
      { limit, after }: { limit: number; after?: string | undefined },
    ) {
      const read = (most: number) =>
        listFriends(queries, brand.id, { inviterId: memberId, after, limit: most });
      const { rows, next } = await readPage(limit, read, ({ friendId }) => friendId);
      const names = await identity.directory.describe(
        brand.id,
        rows.map(({ friendId }) => friendId),
      );
      const done = await progress(brand, rows);
      return {
        items: rows.flatMap((row) => {
          const own = done.get(row.friendId);
          const account = names.get(row.friendId)?.account ?? '';
          return own ? [friendOf(row, own, account)] : [];
        }),
        next,
      };
    },
  };
}

/** The inviter reads how far a friend is, and not how much more the friend plays. */
function friendOf(row: InviteRow, own: Progress, account: string): InviteFriend {
  const { terms } = row;
  const least = (one: bigint, other: bigint) => writeDecimal(one < other ? one : other);
  return {
    id: row.friendId,
    name: maskAccount(account),
    registeredAt: row.registeredAt.getTime(),
    state: row.state,
    refusal: row.refusal,
    hasPhone: own.phoneAt !== null,
    deposited: least(own.deposited, amountOf(terms.deposit)),
    staked: least(own.staked, amountOf(terms.stake)),
    deposit: writeDecimal(amountOf(terms.deposit)),
    stake: writeDecimal(amountOf(terms.stake)),
    endsAt: own.endsMs,
    payAt: row.state === 'waiting' ? (row.payAt?.getTime() ?? null) : null,
    gift: writeDecimal(amountOf(terms.inviterGift)),
  };
}

const newCode = (): string =>
  Array.from({ length: INVITE_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
