import type { Shift } from '@parlour/contract';
import { expect, test } from 'vitest';
import { dutyAt } from './duty.rules.ts';

/** A Wednesday in Shanghai, eight hours ahead of UTC all year. */
const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const duty = (shifts: Shift[], time: string, zone = 'Asia/Shanghai') => dutyAt(shifts, zone, at(time));

test.each<[string, Shift[], string, { until: number | null; nextAt: number | null }]>([
  ['no shift', [], '12:00', { until: null, nextAt: null }],
  ['before it', [{ day: 3, from: '18:00', until: '22:00' }], '12:00', { until: null, nextAt: at('18:00') }],
  ['in it', [{ day: 3, from: '18:00', until: '22:00' }], '18:00', { until: at('22:00'), nextAt: null }],
  [
    'at its end',
    [{ day: 3, from: '18:00', until: '22:00' }],
    '22:00',
    { until: null, nextAt: Date.parse('2026-11-25T18:00:00+08:00') },
  ],
  [
    'beyond midnight, since yesterday',
    [{ day: 2, from: '22:00', until: '02:00' }],
    '01:00',
    { until: at('02:00'), nextAt: null },
  ],
  [
    'two that touch are one',
    [
      { day: 3, from: '14:00', until: '18:00' },
      { day: 3, from: '10:00', until: '14:00' },
    ],
    '11:00',
    { until: at('18:00'), nextAt: null },
  ],
  [
    'a whole day',
    [{ day: 3, from: '00:00', until: '00:00' }],
    '23:59',
    { until: Date.parse('2026-11-19T00:00:00+08:00'), nextAt: null },
  ],
])('a schedule says: %s', (_what, shifts, time, said) => {
  expect(duty(shifts, time)).toEqual(said);
});

test('the clock is the one of the brand', () => {
  const evening: Shift[] = [{ day: 3, from: '18:00', until: '22:00' }];
  expect(duty(evening, '19:00', 'America/New_York')).toEqual({
    until: null,
    nextAt: Date.parse('2026-11-18T18:00:00-05:00'),
  });
});
