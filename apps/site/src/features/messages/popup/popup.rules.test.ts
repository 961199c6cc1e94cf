import type { Announcement, Banner } from '@parlour/client';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import {
  closedRecord,
  entriesOf,
  goToOf,
  hashedPartOf,
  isPopupDue,
  keyOf,
  mayPopupClose,
  nextMidnight,
  recordIn,
} from './popup.rules.ts';

const NOON = new Date(2026, 10, 17, 12).getTime();
const MIDNIGHT = new Date(2026, 10, 18).getTime();

const closed = (how: { isHiddenToday: boolean; data?: string[]; isOfThisVisit?: boolean }) => ({
  ...closedRecord({ hashes: how.data ?? ['a', 'b'], isHiddenToday: how.isHiddenToday, nowMs: NOON }),
  isOfThisVisit: how.isOfThisVisit ?? false,
});
const hidden = closed({ isHiddenToday: true });
const notHidden = closed({ isHiddenToday: false });

describe('the popup', () => {
  const now = { hashes: ['a', 'b'], own: null, visitors: null, isForced: false, nowMs: NOON + 60_000 };

  test.each([
    ['shows where nothing is stored', {}, true],
    ['has nothing to show without entries', { hashes: [] }, false],
    ['has nothing to show without entries, even if forced', { hashes: [], isForced: true }, false],
    ['stays away for the day it was hidden for', { own: hidden }, false],
    ['stays away until the last moment of that day', { own: hidden, nowMs: MIDNIGHT - 1 }, false],
    ['is back at midnight', { own: hidden, nowMs: MIDNIGHT }, true],
    ['is back as soon as one hash is new', { own: hidden, hashes: ['a', 'b', 'c'] }, true],
    ['does not mind a hash that is gone', { own: hidden, hashes: ['b'] }, false],
    ['does not mind another order', { own: hidden, hashes: ['b', 'a'] }, false],
    ['is back with the next load if it was closed without hiding', { own: notHidden }, true],
    [
      'stays away in the visit it was closed in',
      { own: closed({ isHiddenToday: false, isOfThisVisit: true }) },
      false,
    ],
    [
      'is back in that visit if a hash is new',
      { own: closed({ isHiddenToday: false, isOfThisVisit: true }), hashes: ['c'] },
      true,
    ],
    [
      'is back at midnight in the visit it was hidden in',
      { own: closed({ isHiddenToday: true, isOfThisVisit: true }), nowMs: MIDNIGHT },
      true,
    ],
    ['shows if the record says so', { own: { ...hidden, show: true } }, true],
    ['is not shown again to a guest who logs in', { visitors: hidden }, false],
    [
      'is shown to a guest who logs in and gets something more, at a first login for one',
      { visitors: hidden, hashes: ['a', 'b', 'f'] },
      true,
    ],
    ['is shown to a guest who logs in, if forced', { visitors: hidden, isForced: true }, true],
    ['is not forced on who closed it', { own: hidden, visitors: null, isForced: true }, false],
    ['follows the own record, not that of visitors', { own: notHidden, visitors: hidden }, true],
  ])('%s', (_, change, expected) => {
    expect(isPopupDue({ ...now, ...change })).toBe(expected);
  });

  test('is hidden until the next midnight of the device, be it a minute or a day away', () => {
    expect(nextMidnight(NOON)).toBe(MIDNIGHT);
    expect(nextMidnight(MIDNIGHT - 1)).toBe(MIDNIGHT);
    expect(nextMidnight(MIDNIGHT)).toBe(new Date(2026, 10, 19).getTime());
  });

  test('is closed at once, or once its last slide was reached if it has to be read', () => {
    expect(mayPopupClose({ isForced: false, furthest: 0, count: 3 })).toBe(true);
    expect(mayPopupClose({ isForced: true, furthest: 1, count: 3 })).toBe(false);
    expect(mayPopupClose({ isForced: true, furthest: 2, count: 3 })).toBe(true);
    expect(mayPopupClose({ isForced: true, furthest: 0, count: 1 })).toBe(true);
  });
});

test('a member has a record of their own, all visitors of a browser share one', () => {
  expect(keyOf('77')).toBe('SHELL_PU_A_77');
  expect(keyOf(null)).toBe('SHELL_PU_B');
});

test.each([
  null,
  'x',
  5,
  {},
  { show: false, todayHideTime: 1 },
  { show: false, todayHideTime: '1', data: [] },
])('what is no record, like %j, counts as nothing', (stored) => {
  expect(recordIn(stored)).toBeNull();
});

test('a record is read as it was written', () => {
  const record = closedRecord({ hashes: ['a'], isHiddenToday: true, nowMs: NOON });
  expect(recordIn(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('the hash is the MD5 of title and content', () => {
  expect(fingerprintOf('a' + 'bc')).toBe('900150983cd24fb0d6963f7d28e17f72');
  expect(fingerprintOf('Chào mừng')).not.toBe(fingerprintOf('Chao mung'));
});

describe('slides', () => {
  const picture = { digest: 'd1', width: 750, height: 320, url: '/m/picture/x', files: [] };
  const head = { id: '1', title: 'Title', execution: 'B', language: 'EN', picture } as const;
  const banner: Banner = {
    ...head,
    id: '2',
    url: picture.url,
    linkage: '',
    groupName: 'm_popup1',
    href: '/m/notice',
  };
  const announcement: Announcement = {
    ...head,
    content: '<p>Words</p>',
    contentType: 'PU',
    promotionType: '',
    startsAt: NOON,
    forceRead: true,
    forcePopup: false,
    autoplay: false,
    beforeLoginRegister: false,
  };

  test('are the announcements, and then the pictures that are there', () => {
    const entries = entriesOf({
      popup: [announcement],
      banners: [banner, { ...banner, id: '3', picture: null }],
    });
    expect(entries.map(({ id, isPicture, href }) => [id, isPicture, href])).toEqual([
      ['1', false, ''],
      ['2', true, '/m/notice'],
    ]);
  });

  test('are told apart by their words, a picture alone by what it shows', () => {
    const [words, alone] = entriesOf({ popup: [announcement], banners: [banner] });
    expect(words && hashedPartOf(words)).toBe('Title<p>Words</p>');
    expect(alone && hashedPartOf(alone)).toBe('Titled1');
  });
});

test.each([
  [{ isVisitor: true, beforeLoginRegister: true }, 'register'],
  [{ isVisitor: true, beforeLoginRegister: false }, 'promotions'],
  [{ isVisitor: false, beforeLoginRegister: true }, 'rewards'],
  [{ isVisitor: false, beforeLoginRegister: false }, 'rewards'],
])('a promotion leads %j to %s', (who, expected) => {
  expect(goToOf(who)).toBe(expected);
});
