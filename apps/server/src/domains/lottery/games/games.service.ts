import type { Clock } from '@parlour/clock/clock';
import { SECOND_MS } from '@parlour/clock/durations';
import type { Lottery, LotterySetup, LotteryTerms } from '@parlour/contract';
import { SERIES_STEP } from '@parlour/contract/values/lottery.rules';
import type { Database } from '@parlour/database/database';
import { parseDecimal, toDecimal } from '@parlour/lottery-rules';
import { readDecimal, writeDecimal } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';
import { familyOf } from './families.rules.ts';
import { type GameRow, listGames, putGame } from './games.repo.ts';
import { lowestSeries } from './series.rules.ts';

/** How old a process's list of lotteries may be: operators' changes hold everywhere within it. */
const LIST_MS = SECOND_MS;

type GamesNeeds = { database: Database; clock: Clock };
export type LotteryGames = ReturnType<typeof createLotteryGames>;

/** The lotteries of each brand and the terms they are played on. */
export function createLotteryGames({ database, clock }: GamesNeeds) {
  const lists = new Map<string, { untilMs: number; rows: Promise<GameRow[]> }>();

  function rowsOf(brandId: string): Promise<GameRow[]> {
    const known = lists.get(brandId);
    if (known && known.untilMs > clock.now()) return known.rows;
    const rows = listGames(database.queries, brandId);
    rows.catch(() => lists.delete(brandId));
    lists.set(brandId, { untilMs: clock.now() + LIST_MS, rows });
    return rows;
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

    put: (brandId: string, setups: readonly LotterySetup[]): Promise<void> =>
      database
        .transaction(async (tx) => {
          const at = new Date(clock.now());
          for (const [position, setup] of setups.entries())
            await putGame(tx, brandId, { setup, position, at });
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
    category: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT',
    playTypes,
    prizeModes,
    everySeconds: schedule.kind === 'every' ? schedule.seconds : null,
    isHot,
  };
}

export function describeTerms({ setup, version }: GameRow): LotteryTerms {
  const { unit, models, multipleMax, series, rebatePercent, hiddenPlays, caps, chaseMax, external } = setup;
  const amount = (text: string) => writeDecimal(readDecimal(text) ?? 0n);
  return {
    version,
    settings: setup.settings,
    unit,
    models,
    multipleMax,
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
  };
}
