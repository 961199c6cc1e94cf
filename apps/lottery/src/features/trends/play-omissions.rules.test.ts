import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { decide, FAMILIES, marksix, type Play, pk10, ssc } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { omissionsOf } from './omissions.rules.ts';
import { omissionOfPlay } from './play-omissions.rules.ts';
import { makeIssues } from './testing/random-issues.ts';

/** Long histories, so that every test has some. */
const issuesOf = (family: LotteryFamily) =>
  [11, 12].flatMap((seed) => makeIssues(family, seed)).filter(({ result }) => result);

describe.each(FAMILIES.map((family) => [family.id as LotteryFamily, family] as const))('%s', (id, family) => {
  const issues = issuesOf(id);
  const singles = family.plays().filter(isSingle);

  test('an entry that is a bet of its own came when it last won', () => {
    for (const play of singles) {
      const [omission] = omissionOfPlay(family, play, issues) ?? [];
      const values = play.shape.kind === 'rows' ? play.shape.rows[0]?.alphabet : undefined;
      const twin = values?.names.map((_, index) => {
        const marks = play.pack({ kind: 'rows', ticks: [], rows: [[values.first + index]] });
        const isWon = issues.map(({ result }) =>
          decide(play, marks, result ?? []).some((hits, tier) => hits > 0 && !play.tiers[tier]?.push),
        );
        return isWon.toReversed().indexOf(true) < 0 ? issues.length : isWon.toReversed().indexOf(true);
      });
      expect([play.id, omission]).toEqual([play.id, twin]);
    }
  });
});

test('rows of balls show the omissions of their place', () => {
  const issues = issuesOf('ssc');
  const { ball2, ball3, ball4 } = omissionsOf('ssc', issues);
  expect(omissionOfPlay(ssc, playOf('ssc.middle3.straight'), issues)).toEqual([ball2, ball3, ball4]);
  const cars = omissionsOf('pk10', issuesOf('pk10'));
  expect(omissionOfPlay(pk10, playOf('pk10.back5.fixedPosition'), issuesOf('pk10'))).toEqual([
    cars.ball6,
    cars.ball7,
    cars.ball8,
    cars.ball9,
    cars.ball10,
  ]);
});

test.each([
  ['ssc.back3.group6', (result: readonly number[], value: number) => result.slice(2).includes(value)],
  ['ssc.front2.group', (result: readonly number[], value: number) => result.slice(0, 2).includes(value)],
  ['11x5.any3', (result: readonly number[], value: number) => result.includes(value)],
  ['11x5.any6', (result: readonly number[], value: number) => result.includes(value)],
  ['keno.any10', (result: readonly number[], value: number) => result.includes(value)],
  ['k3.threeDifferent', (result: readonly number[], value: number) => result.includes(value)],
  ['marksix.number.all3', (result: readonly number[], value: number) => result.slice(0, 6).includes(value)],
  ['marksix.number.none5', (result: readonly number[], value: number) => result.includes(value)],
  ['vietnamNorth.none8', (lots: readonly number[], value: number) => lots.some((lot) => lot % 100 === value)],
])('entries of %s come when they show where it looks', (id, shows) => {
  const family = FAMILIES.find((own) => id.startsWith(`${own.id}.`)) ?? ssc;
  const play = playOf(id);
  const issues = issuesOf(family.id as LotteryFamily);
  const [omission] = omissionOfPlay(family, play, issues) ?? [];
  const alphabet = play.shape.kind === 'rows' ? play.shape.rows[0]?.alphabet : undefined;
  const twin = alphabet?.names.map((_, index) => {
    const since = issues.toReversed().findIndex(({ result }) => shows(result ?? [], alphabet.first + index));
    return since < 0 ? issues.length : since;
  });
  expect(omission).toEqual(twin);
});

test('typed plays, animals and a lottery without results have none', () => {
  expect(omissionOfPlay(ssc, playOf('ssc.star5.typed'), issuesOf('ssc'))).toBeNull();
  expect(omissionOfPlay(marksix, playOf('marksix.special.zodiac'), issuesOf('marksix'))).toBeNull();
  expect(omissionOfPlay(ssc, playOf('ssc.star5.straight'), [])).toBeNull();
});

function isSingle(play: Play): boolean {
  if (play.shape.kind === 'lines' || play.shape.ticks || play.shape.rows.length !== 1) return false;
  const first = play.shape.rows[0]?.alphabet.first ?? 0;
  return !play.id.includes('odiac') && play.count({ kind: 'rows', ticks: [], rows: [[first + 1]] }) > 0;
}

function playOf(id: string): Play {
  const play = FAMILIES.flatMap((family) => family.plays()).find((own) => own.id === id);
  if (!play) throw new Error(`there is no play ${id}`);
  return play;
}
