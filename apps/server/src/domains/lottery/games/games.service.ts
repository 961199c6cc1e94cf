import type { Clock } from '@parlour/clock/clock';
import {
  LOTTERY_VENDORS,
  type Lottery,
  type LotterySetup,
  type LotteryTerms,
  type LotteryVendor,
} from '@parlour/contract';
import { SERIES_STEP } from '@parlour/contract/values/lottery.rules';
import type { Database, Queries, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { parseDecimal, toDecimal } from '@parlour/lottery-rules';
import { readDecimal, writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Games } from '../../games/games.module.ts';
import { familyOf } from './families.rules.ts';
import { type GameRow, listGames, lockGame, planGame, putGame } from './games.repo.ts';
import {
  categoryOf,
  LIST_MS,
  LOTTERIES_FROM,
  lotteryPagePath,
  smallestStake,
  VENDOR_NAMES,
} from './lobby.rules.ts';
import { carryOver, currentOf } from './planned.rules.ts';
import { lowestSeries } from './series.rules.ts';

type GamesNeeds = { database: Database; clock: Clock; house: Games['house'] };
export type LotteryGames = ReturnType<typeof createLotteryGames>;

/** The lotteries of each brand and the terms they are played on. */
export function createLotteryGames({ database, clock, house }: GamesNeeds) {
  const lists = new Map<string, { untilMs: number; rows: Promise<GameRow[]> }>();
  /** Brands whose lobby shows lotteries as this release does. */
  const refreshed = new Set<string>();

  const currentOnes = (rows: readonly GameRow[]) => rows.map((row) => currentOf(row, clock.now()));

  async function rowsOf(brandId: string): Promise<GameRow[]> {
    const known = lists.get(brandId);
    if (known && known.untilMs > clock.now()) return currentOnes(await known.rows);
    const rows = listGames(database.queries, brandId);
    rows.catch(() => lists.delete(brandId));
    lists.set(brandId, { untilMs: clock.now() + LIST_MS, rows });
    return currentOnes(await rows);
  }

  const readNow = async (queries: Queries, brandId: string) => currentOnes(await listGames(queries, brandId));

  house.addLaunch(LOTTERY_VENDORS, lotteryPagePath);

  /** Puts the lotteries of a vendor into the lobby, in the brand's order. */
  async function list(
    tx: Tx,
    brandId: string,
    { vendor, sort }: { vendor: LotteryVendor; sort: number },
  ): Promise<void> {
    const known = (await readNow(tx, brandId)).filter(({ setup }) => setup.vendor === vendor);
    if (known.length === 0) return;
    const own = known.filter(({ setup }) => setup.isOn);
    const place = { code: vendor, name: VENDOR_NAMES[vendor], tag: '', sort: LOTTERIES_FROM + sort } as const;
    await house.put(
      tx,
      brandId,
      place,
      own.map(({ setup }) => ({
        code: setup.code,
        names: setup.name,
        category: categoryOf(setup),
        iconUrl: `/m/brand/art/lottery-${setup.family.toLowerCase()}.svg`,
        minBet: smallestStake(setup),
        groupId: setup.family,
        lottoMode: setup.playTypes.includes('trad') ? '' : 'Entertainment',
      })),
    );
  }

  async function listAll(tx: Tx, brandId: string): Promise<void> {
    for (const [sort, vendor] of LOTTERY_VENDORS.entries()) await list(tx, brandId, { vendor, sort });
  }

  const show = (tx: Tx, brandId: string, { vendor }: LotterySetup) =>
    list(tx, brandId, { vendor, sort: LOTTERY_VENDORS.indexOf(vendor) });

  async function write(tx: Tx, brandId: string, setup: LotterySetup): Promise<void> {
    const rows = await readNow(tx, brandId);
    const known = rows.find(({ code }) => code === setup.code);
    const position = known?.position ?? rows.reduce((last, row) => Math.max(last, row.position + 1), 0);
    await putGame(tx, {
      brandId,
      code: setup.code,
      position,
      setup,
      version: (known?.version ?? 0) + 1,
      updatedAt: new Date(clock.now()),
      plannedSetup: known?.plannedSetup ? carryOver(known.setup, setup, known.plannedSetup) : null,
      plannedFrom: known?.plannedFrom ?? null,
    });
  }

  /** Gives a lottery another setup, or adds it after the others. */
  async function save(tx: Tx, brandId: string, setup: LotterySetup): Promise<void> {
    await write(tx, brandId, setup);
    await show(tx, brandId, setup);
    afterCommit(() => void lists.delete(brandId));
  }

  return {
    /** Those that are on, in the brand's order. */
    async all(brandId: string): Promise<GameRow[]> {
      return (await rowsOf(brandId)).filter(({ setup }) => setup.isOn);
    },

    /** Also one that is off: what was sold is drawn and paid. */
    async find(brandId: string, code: string): Promise<GameRow | undefined> {
      return (await rowsOf(brandId)).find((row) => row.code === code);
    },

    /** On or off, as the database has them now. */
    every: (brandId: string): Promise<GameRow[]> => readNow(database.queries, brandId),

    save,

    /** Plans a setup; a lottery that is new is there at once, switched off. */
    async plan(tx: Tx, brandId: string, { setup, from }: { setup: LotterySetup; from: Date }): Promise<void> {
      const rows = await readNow(tx, brandId);
      if (!rows.some(({ code }) => code === setup.code)) await save(tx, brandId, { ...setup, isOn: false });
      await planGame(tx, { brandId, code: setup.code }, { setup, from });
      afterCommit(() => void lists.delete(brandId));
    },

    async withdraw(tx: Tx, brandId: string, code: string): Promise<void> {
      await planGame(tx, { brandId, code }, null);
      afterCommit(() => void lists.delete(brandId));
    },

    /**
     * Writes down what was planned and holds by now, and shows it in the lobby. A process that begins shows all of them:
     * their tiles may look different in its release.
     */
    async takeEffect(brandId: string): Promise<void> {
      if (!refreshed.has(brandId)) {
        await database.transaction((tx) => listAll(tx, brandId));
        refreshed.add(brandId);
      }
      const isDue = (row: GameRow) => currentOf(row, clock.now()) !== row;
      for (const { code } of (await listGames(database.queries, brandId)).filter(isDue))
        await database.transaction(async (tx) => {
          const row = await lockGame(tx, brandId, code);
          if (!row || !isDue(row)) return;
          const current = currentOf(row, clock.now());
          await putGame(tx, current);
          await show(tx, brandId, current.setup);
        });
    },

    put: (brandId: string, setups: readonly LotterySetup[]): Promise<void> =>
      database
        .transaction(async (tx) => {
          for (const setup of setups) await write(tx, brandId, setup);
          await listAll(tx, brandId);
        })
        .then(() => void lists.delete(brandId)),
  };
}

export function describeGame({ setup }: GameRow, brand: Brand, language: string): Lottery {
  const { code, family, vendor, name, playTypes, prizeModes, schedule, isHot } = setup;
  const names: Readonly<Record<string, string | undefined>> = name;
  return {
    gameId: code,
    gameGroupId: family,
    name: names[language] ?? names[brand.settings.defaultLanguage] ?? Object.values(name)[0] ?? code,
    vendor,
    category: categoryOf(setup),
    playTypes,
    prizeModes,
    everySeconds: schedule.kind === 'every' ? schedule.seconds : null,
    isHot,
  };
}

export function describeTerms({ setup, version }: GameRow): LotteryTerms {
  const { unit, models, multipleMax, stakeMax, series, rebatePercent, hiddenPlays } = setup;
  const { caps, chaseMax, external, limits } = setup;
  const amount = (text: string) => writeDecimal(readDecimal(text) ?? 0n);
  return {
    version,
    settings: setup.settings,
    unit,
    models,
    multipleMax,
    stakeMax: amount(stakeMax),
    series: { lowest: lowestSeries(setup), highest: series, step: SERIES_STEP },
    rebatePercent: toDecimal(parseDecimal(rebatePercent), 1),
    odds: { ...familyOf(setup).odds, ...setup.odds },
    hiddenPlays,
    caps: {
      perIssue: amount(caps.perIssue),
      singlePick: amount(caps.singlePick),
      singlePickBets: caps.singlePickBets,
    },
    chaseMax,
    external,
    limits,
  };
}
