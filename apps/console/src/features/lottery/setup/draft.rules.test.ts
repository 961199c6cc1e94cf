import { ssc } from '@parlour/lottery-rules';
import { describe, expect, test } from 'vitest';
import { draftOf, newSetup, returnsIn, setupOf, takesTwo, withOdds } from './draft.rules.ts';

const setup = { ...newSetup('ssc', 'UTC'), code: 'HM1', name: { EN: 'Minute' } };
const shipped = { a: { big: '1.9', small: '1.9' } };

describe('a draft', () => {
  test('that nobody changed is the setup it was made from', () => {
    expect(setupOf(draftOf(setup))).toEqual(setup);
    const schedule = {
      kind: 'daily' as const,
      times: ['18:15', '20:30'],
      weekdays: [2, 4],
      closeSeconds: 60,
      timeZone: 'UTC',
    };
    expect(setupOf(draftOf({ ...setup, schedule })).schedule).toEqual(schedule);
  });

  test('names no weekdays where every day has draws, and no language without a name', () => {
    const draft = draftOf(setup);
    const daily = { ...draft.schedule, kind: 'daily' as const, times: '9:00, 18:15' };
    const sent = setupOf({ ...draft, name: { EN: 'Minute', CN: ' ' }, schedule: daily });
    expect(sent.schedule).toEqual({
      kind: 'daily',
      times: ['9:00', '18:15'],
      closeSeconds: 15,
      timeZone: 'UTC',
    });
    expect(sent.name).toEqual({ EN: 'Minute' });
  });

  test('with an empty figure has none, not zero', () => {
    expect(setupOf({ ...draftOf(setup), series: '' }).series).toBeNaN();
  });
});

test('a second person is needed for all but names, the mark and switching off', () => {
  expect(takesTwo(null, setup)).toBe(true);
  expect(takesTwo(setup, { ...setup, name: { EN: 'Other' }, isHot: true, isOn: false })).toBe(false);
  expect(takesTwo({ ...setup, isOn: false }, setup)).toBe(true);
  expect(takesTwo(setup, { ...setup, stakeMax: '1' })).toBe(true);
});

test('odds are kept whole for a play, and not at all once they are as delivered', () => {
  const changed = withOdds({}, shipped, { play: 'a', tier: 'big', value: '1.8' });
  expect(changed).toEqual({ a: { big: '1.8', small: '1.9' } });
  expect(withOdds(changed, shipped, { play: 'a', tier: 'big', value: '1.9' })).toEqual({});
});

test('a prize that shares its odds gets its own, and shares again once the field is empty', () => {
  const all = { a: { '*': '1.98' } };
  const own = withOdds({}, all, { play: 'a', tier: 'big', value: '1.9' });
  expect(own).toEqual({ a: { '*': '1.98', big: '1.9' } });
  expect(withOdds(own, all, { play: 'a', tier: 'big', value: '' })).toEqual({});
});

test('what odds return is worked out while they are typed', () => {
  const play = ssc.plays().find(({ id }) => id === 'ssc.ball1.sides');
  if (!play) throw new Error('no such play');
  const at = (big: string) => returnsIn(play, { [play.id]: { '*': '1.982', big } });
  expect(at('2.01')?.find(({ tier }) => tier === 'big')?.percent).toBeCloseTo(100.5, 5);
  expect(at('2.')).toBeNull();
});
