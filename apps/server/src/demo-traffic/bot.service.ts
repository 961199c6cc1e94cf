import type { Clock } from '@parlour/clock/clock';
import type { Chance } from '@parlour/game-rules/players';
import { PARTS_PER_UNIT } from '@parlour/money';
import { z } from 'zod';
import type { Modules } from '../modules.ts';
import type { Brand } from '../tenancy/brand.ts';
import { type Finished, NoSeat, NotEnoughMoney, pickBetween, type Seat, takeSeat } from './seat.service.ts';
import {
  AGAIN_MS,
  GIFT_STAKES,
  nameOf,
  PAUSE_MS,
  ROUNDS_PER_SITTING,
  WAIT_FOR_TITLES_MS,
} from './traffic.rules.ts';

const Launched = z.object({ value: z.object({ url: z.string() }) });

/** A call to the site's own listener, with everything that any visitor's call goes through. */
export type CallSite = (call: {
  url: string;
  headers: Record<string, string>;
}) => Promise<{ status: number; body: unknown }>;

export type BotNeeds = {
  modules: Pick<Modules, 'identity' | 'wallet' | 'games'>;
  clock: Clock;
  chance: Chance;
  callSite: CallSite;
  /** Where the house's own studios are: no other vendor meets a bot. */
  arcadeUrl: string;
  give(
    member: { brandId: string; memberId: string },
    money: { currency: string; units: bigint },
  ): Promise<void>;
  onFinished(round: Finished): void;
};
export type Bot = ReturnType<typeof createBot>;

/** One player of a demonstration: signs in, opens a game, plays some rounds of it, and goes on to another. */
export function createBot(brand: Brand, index: number, needs: BotNeeds) {
  const { modules, chance, callSite } = needs;
  const { demoBots } = modules.identity;
  let memberId: string | null = null;
  let session: { token: string; cookie: string } | null = null;
  let seat: Seat | null = null;
  let roundsLeft = 0;

  /** From the hot ones, from a category, or from all: so slots, of which there are most, do not crowd out the rest. */
  async function chooseTitle() {
    const catalogue = await modules.games.catalogue.of(brand.id);
    const vendors = await modules.games.vendors.all(brand.id);
    const isOurs = (code: string) => vendors.get(code)?.apiUrl.startsWith(`${needs.arcadeUrl}/`) ?? false;
    const titles = catalogue.titles.filter(({ vendor }) => isOurs(vendor.code));
    const hot = catalogue.hot.filter(({ vendor }) => isOurs(vendor.code));
    const kinds = [...new Set(titles.map(({ classification }) => classification))];
    const kind = kinds[chance(Math.max(1, kinds.length))];
    const ofKind = titles.filter(({ classification }) => classification === kind);
    const among = [hot, ofKind, titles].filter(({ length }) => length > 0);
    const list = among[chance(Math.max(1, among.length))] ?? [];
    return list[chance(Math.max(1, list.length))];
  }

  async function sitDown(): Promise<boolean> {
    const title = await chooseTitle();
    if (!title) return false;
    memberId ??= (await demoBots.put(brand, nameOf(index))).id;
    session ??= await demoBots.signIn(brand, memberId);
    const { category, vendor, gameCode } = title;
    const query = new URLSearchParams({ gameCategory: category, vendor: vendor.code, gameId: gameCode });
    const { status, body } = await callSite({
      url: `/wps/game/launchGame?${query}`,
      headers: {
        merchant: brand.settings.merchantCode,
        authorization: `Bearer ${session.token}`,
        cookie: `parlour_session=${session.cookie}`,
      },
    });
    if (status !== 200) throw new Error(`a bot could not open ${title.nodeId}: ${JSON.stringify(body)}`);
    try {
      seat = await takeSeat(Launched.parse(body).value.url, needs);
    } catch (error) {
      if (!(error instanceof NoSeat)) throw error;
      // The next choice is another.
      return true;
    }
    roundsLeft = pickBetween(ROUNDS_PER_SITTING, chance);
    return true;
  }

  async function playOn(taken: Seat): Promise<number> {
    try {
      const waitMs = await taken.act();
      if (taken.hasOpenRound()) return waitMs;
      roundsLeft -= 1;
      if (roundsLeft > 0) return waitMs;
      seat = null;
      return pickBetween(PAUSE_MS, chance);
    } catch (error) {
      if (!(error instanceof NotEnoughMoney) || memberId === null) throw error;
      const units = (error.stakeMin * GIFT_STAKES) / PARTS_PER_UNIT;
      await needs.give({ brandId: brand.id, memberId }, { currency: brand.settings.currency, units });
      return AGAIN_MS;
    }
  }

  return {
    isPlaying: () => seat !== null,
    hasOpenRound: () => seat?.hasOpenRound() ?? false,
    /** Does the next thing, and says how long to wait after it. */
    async act(): Promise<number> {
      if (seat) return playOn(seat);
      return (await sitDown()) ? AGAIN_MS : WAIT_FOR_TITLES_MS;
    },
    /** After a failure: whatever was open is opened again, under a new session. */
    startOver(): void {
      seat = null;
      session = null;
    },
    async leave(): Promise<void> {
      this.startOver();
      if (memberId !== null) await demoBots.signOut(brand, memberId);
    },
  };
}
