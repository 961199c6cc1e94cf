import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSettings, GameCategory, OfferDocument } from '@parlour/contract';
import { amountOf } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { findProject } from '../../../project.ts';
import { DEFAULT_PLAN, demoPlan } from '../vip/plan.rules.ts';
import { DEFAULT_SETTINGS, type ReturnFacts, returnsOf } from './returns.rules.ts';

const play = (valid: string, memberDays = 100) => ({
  memberDays,
  staked: amountOf(valid),
  paid: amountOf(valid) / 2n,
  valid: amountOf(valid),
});
/** Of which titles stand under LIVE as well. */
const TABLES = ['roulette', 'baccarat', 'blackjack', 'dragon-tiger', 'sic-bo', 'picture-dice', 'xoc-dia'];
const factsOf = (about: Partial<ReturnFacts> = {}): ReturnFacts => ({
  titles: [
    { category: 'RNG', name: 'Reels', returned: '96.00', jackpot: '0', staked: amountOf('3000') },
    { category: 'RNG', name: 'Dice', returned: '99.00', jackpot: '0', staked: amountOf('1000') },
    { category: 'LIVE', name: 'Cards', returned: '98.00', jackpot: '0', staked: 0n },
  ],
  play: new Map([['RNG', play('100000')]]),
  lost: amountOf('8000'),
  plan: DEFAULT_PLAN,
  settings: DEFAULT_SETTINGS,
  members: [0, 0, 0, 0, 0, 0],
  given: 0n,
  ...about,
});
const of = (category: string, about: Partial<ReturnFacts> = {}) =>
  returnsOf(factsOf(about)).find((each) => each.category === category);

test('a category returns what its titles publish, as they were played; unplayed, their mean', () => {
  expect(of('RNG')?.parts.return).toBe('96.75');
  expect(of('LIVE')?.parts.return).toBe('98.00');
  expect(of('SPORTS')).toBeUndefined();
});

test('every part is counted: the highest rebate, lossback of what was lost, points, gifts', () => {
  expect(of('RNG', { given: amountOf('1000') })).toMatchObject({
    // Of stakes that count 81.25 %: 0.80 % of them, 0.01 for every 10.00; 5 % of 8,000 lost of 100,000; 8 for 10,000, and 1,000 of 100,000.
    parts: {
      jackpot: '0.00',
      rebate: '0.65',
      rescue: '0.40',
      points: '0.08',
      gifts: '1.08',
      contracts: '0.00',
    },
    total: '98.96',
    isOver: false,
    isJudged: true,
  });
});

test('a category that would return everything is over, and by how much is told', () => {
  const levels = DEFAULT_PLAN.levels.map((level) => ({ ...level, rebate: { ...level.rebate, RNG: '4' } }));
  expect(of('RNG', { plan: { ...DEFAULT_PLAN, levels } })).toMatchObject({ isOver: true, over: '0.56' });
  const contractsPercent = '2.03875';
  const exactly = { ...DEFAULT_SETTINGS, contractsPercent };
  expect(of('RNG', { settings: exactly })).toMatchObject({ total: '100.00', isOver: true, over: '0.00' });
});

test('stakes count by the return of each title: what is given for them never exceeds what it keeps', () => {
  const title = (returned: string) => [
    { category: 'RNG' as const, name: 'one', returned, jackpot: '0', staked: 0n },
  ];
  const given = (returned: string) => of('RNG', { titles: title(returned), play: new Map() })?.parts;
  expect(given('96.00')).toMatchObject({ rebate: '0.80', rescue: '0.20', points: '0.10' });
  expect(given('99.00')).toMatchObject({ rebate: '0.20', rescue: '0.05', points: '0.02' });
  expect(given('99.96')).toMatchObject({ rebate: '0.00', rescue: '0.00', points: '0.00' });
});

test('a lossback is no more than a hundredth of what the stakes count', () => {
  const all = of('RNG', { lost: amountOf('100000') });
  expect(all?.parts.rescue).toBe('0.81');
});

test('what the house adds to the jackpot comes back as well, as the titles that take part were played', () => {
  const [reels, dice] = factsOf().titles;
  if (!reels || !dice) throw new Error('no titles');
  const titles = [{ ...reels, jackpot: '0.5000' }, dice];
  expect(of('RNG', { titles })).toMatchObject({ parts: { jackpot: '0.37' } });
});

test('an offer counts where its bonus can be played, once enough was played to tell', () => {
  const offer = { cost: amountOf('3000'), categories: ['RNG', 'LIVE'] } as const;
  expect(of('RNG', { offer })?.parts.gifts).toBe('3.08');
  expect(of('LIVE', { offer })?.parts.gifts).toBe('0.08');
  expect(of('RNG', { offer, play: new Map([['RNG', play('100000', 29)]]) })?.parts.gifts).toBe('0.08');
});

test('free rounds for reaching a level count with its gift, at what they are worth', () => {
  const rounds = { vendor: 'REEF', gameCode: 'reels', value: '2', count: 10, days: 7 };
  const levels = DEFAULT_PLAN.levels.map((level, index) => ({
    ...level,
    stepRounds: index === 1 ? rounds : null,
  }));
  // 8 and 20 for 10,000.
  expect(of('LIVE', { plan: { ...DEFAULT_PLAN, levels } })?.parts.gifts).toBe('0.28');
});

describe('the season of a demo brand', () => {
  const { root, brands } = findProject(import.meta.dirname);
  const models = join(root, 'packages/game-rules/models');
  const read = <Document>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as Document;
  /** Every published return of the arcade, by the category its titles may have. */
  const published = readdirSync(models, { withFileTypes: true }).flatMap((mechanic) =>
    mechanic.isDirectory()
      ? readdirSync(join(models, mechanic.name)).flatMap((file) => {
          const returned = read<{ sheet?: { return: string } }>(models, mechanic.name, file).sheet?.return;
          const categories: GameCategory[] = mechanic.name === 'fish' ? ['FISH'] : ['RNG'];
          if (TABLES.includes(mechanic.name)) categories.push('LIVE');
          return returned
            ? categories.map((category) => ({ category, name: file, returned, jackpot: '0', staked: 0n }))
            : [];
        })
      : [],
  );

  test.each(['harbor', 'lantern', 'perlas'])('of %s is affordable at every title of the arcade', (brand) => {
    const { currency } = read<BrandSettings>(brands, brand, 'brand.json');
    const gift = read<OfferDocument[]>(brands, brand, 'offers.json')
      .map((offer) => offer.gift)
      .find(({ kind }) => kind === 'rounds');
    if (gift?.kind !== 'rounds') throw new Error('its season gives no free rounds');
    const plan = demoPlan(currency, gift);
    expect(published.some(({ returned }) => Number(returned) > 99.7)).toBe(true);
    for (const title of published) {
      const [category] = returnsOf(factsOf({ titles: [title], play: new Map(), plan }));
      expect(category, `${title.name} returns ${category?.total} % in all`).toMatchObject({ isOver: false });
    }
  });
});
