import { LotterySetup } from '@parlour/contract';

/** A lottery of five digits every minute; the caller states only what matters to the test. */
export function makeLottery(about: Partial<LotterySetup> = {}): LotterySetup {
  return LotterySetup.parse({
    code: 'HM1',
    family: 'ssc',
    vendor: 'LOTT',
    name: { EN: 'Harbor Minute Five' },
    playTypes: ['trad', 'ent'],
    prizeModes: ['Lott', 'Elott'],
    schedule: { kind: 'every', seconds: 60, closeSeconds: 5, timeZone: 'Asia/Shanghai' },
    external: 'next_commitment',
    settings: {},
    unit: 2,
    models: ['yuan', 'jiao', 'fen'],
    multipleMax: 1_000,
    series: 1_956,
    rebatePercent: '7.8',
    odds: {},
    hiddenPlays: [],
    caps: { perIssue: '400000', singlePick: '40000', singlePickBets: 1 },
    stakeMax: '100000',
    chaseMax: 50,
    isHot: false,
    isOn: true,
    ...about,
  });
}
