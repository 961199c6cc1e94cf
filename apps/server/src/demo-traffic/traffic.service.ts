import type { AnswerOf, ConsoleContract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import { changesBetween } from '../audit/changes.rules.ts';
import type { Actor } from '../http/calls/operator-call.ts';
import { Refusal } from '../http/calls/refusal.ts';
import type { Modules } from '../modules.ts';
import type { Log } from '../observability/log.ts';
import type { Brand } from '../tenancy/brand.ts';
import { type Bot, type BotNeeds, createBot } from './bot.service.ts';
import { pickBetween } from './seat.service.ts';
import { BOTS_PER_BRAND, LEAVE_WITHIN_MS, PAUSE_MS, RATE_SPAN_MS, troubleMs } from './traffic.rules.ts';

type TrafficNeeds = Pick<BotNeeds, 'clock' | 'chance' | 'callSite'> & {
  modules: Modules;
  database: Database;
  log: Log;
  /** Null: this installation has no studios of its own, and so nothing to play. */
  arcadeUrl: string | null;
  /** Whether the brand belongs to a demonstration; anywhere else no bot ever plays. */
  isDemoBrand(brand: Brand): boolean;
};
type State = AnswerOf<ConsoleContract['demo']['traffic']>;
/** The bots of a brand from one start to their end. */
type Crowd = {
  /** Bots end the round they are in and leave; at once where nobody may wait for them. */
  stop(how: { isAtOnce: boolean }): Promise<void>;
  tell(): State['figures'];
};
export type DemoTraffic = ReturnType<typeof createDemoTraffic>;

/**
 * Bots that play the arcade's games in a demonstration, so that there is something to see. Nothing of it is stored but
 * their accounts: a process that was not told to begins without.
 */
export function createDemoTraffic({ modules, database, log, arcadeUrl, ...needs }: TrafficNeeds) {
  const { clock, chance } = needs;
  const running = new Map<string, Crowd>();
  /** Bots that were told to stop and are about to: the next of the same name wait for them. */
  const leaving = new Map<string, Promise<void>>();
  /** Everybody who has not left yet. */
  const present = new Set<Crowd>();
  let isTroubled = false;

  function noteFailure(err: unknown): void {
    if (!isTroubled) log.warn({ err }, 'demo bots cannot play; they keep trying');
    isTroubled = true;
  }

  function startCrowd(brand: Brand, studiosAt: string): Crowd {
    const since = clock.now();
    const sums = { rounds: 0, staked: 0n, won: 0n };
    let finishedAt: number[] = [];
    let isStopping = false;
    const lately = () => {
      finishedAt = finishedAt.filter((at) => at > clock.now() - RATE_SPAN_MS);
      return finishedAt.length;
    };
    const give: BotNeeds['give'] = (member, money) =>
      database.transaction((tx) => modules.wallet.funding.giveDemoMoney(tx, member, money));
    const bots = Array.from({ length: BOTS_PER_BRAND }, (_, index) =>
      createBot(brand, index, {
        ...needs,
        modules,
        arcadeUrl: studiosAt,
        give,
        onFinished({ staked, won }) {
          lately();
          finishedAt.push(clock.now());
          sums.rounds += 1;
          sums.staked += staked;
          sums.won += won;
        },
      }),
    );
    const before = leaving.get(brand.id) ?? Promise.resolve();
    const ended = bots.map((bot) => run(bot, { before, isStopping: () => isStopping }));
    const crowd: Crowd = {
      async stop({ isAtOnce }) {
        isStopping = true;
        for (const { cut, hurry } of ended) (isAtOnce ? cut : hurry)();
        await Promise.all(ended.map(({ over }) => over));
        present.delete(crowd);
      },
      tell: () => ({
        since,
        botsPlaying: bots.filter((bot) => bot.isPlaying()).length,
        roundsPerMinute: lately(),
        rounds: sums.rounds,
        staked: writeDecimal(sums.staked),
        won: writeDecimal(sums.won),
      }),
    };
    present.add(crowd);
    return crowd;
  }

  /** Lets a bot act again and again; every wait can be cut short. */
  function run(bot: Bot, { before, isStopping }: { before: Promise<void>; isStopping(): boolean }) {
    let isCut = false;
    let leavesAt = Number.POSITIVE_INFINITY;
    let wake = () => {};
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        const cancel = clock.after(ms, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    async function live(): Promise<void> {
      let failures = 0;
      await before;
      if (!isCut && !isStopping()) await wait(pickBetween(PAUSE_MS, chance));
      const endsRound = () => bot.hasOpenRound() && failures === 0 && clock.now() < leavesAt;
      while (!isCut && (!isStopping() || endsRound())) {
        let waitMs: number;
        try {
          waitMs = await bot.act();
          failures = 0;
          if (isTroubled) log.info('demo bots play again');
          isTroubled = false;
        } catch (error) {
          noteFailure(error);
          bot.startOver();
          failures += 1;
          waitMs = troubleMs(failures);
        }
        if (!isCut && (!isStopping() || bot.hasOpenRound())) await wait(waitMs);
      }
      await bot.leave().catch(noteFailure);
    }
    const hurry = () => {
      leavesAt = clock.now() + LEAVE_WITHIN_MS;
      wake();
    };
    return {
      over: live(),
      hurry,
      cut() {
        isCut = true;
        hurry();
      },
    };
  }

  const isOffered = (brand: Brand) => arcadeUrl !== null && needs.isDemoBrand(brand);

  /** True if it changed anything. */
  function start(brand: Brand): boolean {
    if (arcadeUrl === null || !needs.isDemoBrand(brand)) throw new Refusal('not_a_demonstration');
    if (running.has(brand.id)) return false;
    running.set(brand.id, startCrowd(brand, arcadeUrl));
    log.info({ brand: brand.settings.merchantCode, bots: BOTS_PER_BRAND }, 'demo bots begin to play');
    return true;
  }

  async function stop(brand: Brand): Promise<void> {
    const crowd = running.get(brand.id);
    if (!crowd) return;
    running.delete(brand.id);
    const left = crowd.stop({ isAtOnce: false });
    leaving.set(brand.id, left);
    await left;
    log.info({ brand: brand.settings.merchantCode }, 'demo bots have stopped');
  }

  function tell(brand: Brand): State {
    const crowd = running.get(brand.id);
    const isOn = crowd !== undefined;
    return {
      isOffered: isOffered(brand),
      isOn,
      bots: BOTS_PER_BRAND,
      currency: brand.settings.currency,
      isTroubled: isOn && isTroubled,
      figures: crowd?.tell() ?? null,
    };
  }

  return {
    tell,

    /** In every brand of the demonstration. */
    startAll(): void {
      for (const brand of modules.system.brands.all()) if (isOffered(brand)) start(brand);
    },

    async set(
      brand: Brand,
      { isOn, reason }: { isOn: boolean; reason: string },
      actor: Actor,
    ): Promise<State> {
      if (!isOffered(brand)) throw new Refusal('not_a_demonstration');
      const before = running.has(brand.id);
      await database.transaction((tx) =>
        modules.operators.audit.record(tx, {
          actor,
          kind: 'change',
          action: 'demo.switch_traffic',
          target: { kind: 'brand', id: brand.id },
          brandId: brand.id,
          changes: changesBetween({ demoTraffic: before }, { demoTraffic: isOn }),
          reason,
        }),
      );
      if (isOn) start(brand);
      // Nobody waits for bots that end their rounds.
      else void stop(brand);
      return tell(brand);
    },

    async close(): Promise<void> {
      running.clear();
      await Promise.all([...present].map((crowd) => crowd.stop({ isAtOnce: true })));
    },
  };
}
