import { expect, test } from 'vitest';
import { placeOfTask, placeOfWaiting } from './tasks.rules.ts';

test('tasks of a chosen brand lead to their lists', () => {
  expect(placeOfTask('failed_jobs', 'harbor')).toBe('/jobs?filter=%7B%22state%22%3A%22failed%22%7D');
  expect(placeOfTask('overdue_days', null)).toBe('/jobs');
  expect(placeOfTask('ledger_findings', 'harbor')).toBe('/ledger/checks');
  expect(placeOfTask('withdrawals', 'harbor')).toBe(
    '/cashier/withdrawals?filter=%7B%22state%22%3A%22requested%22%7D',
  );
  expect(placeOfTask('of_another_time', 'harbor')).toBe('/queue');
  expect(placeOfTask('constructor', 'harbor')).toBe('/queue');
});

test('without a brand, tasks of brands are found in the queue and others in their lists', () => {
  expect(placeOfTask('withdrawals', null)).toBe('/queue?kind=withdrawals');
  expect(placeOfTask('approvals', null)).toBe('/approvals?filter=%7B%22state%22%3A%22requested%22%7D');
});

const waiting = { title: '', amount: null, currency: null, since: null, count: 1 };

test.each([
  ['withdrawals', '01', 'harbor', '/cashier/withdrawals/harbor/01'],
  ['deposit_reviews', '02', 'lantern', '/cashier/deposits/lantern/02'],
  ['approvals', '03', null, '/approvals/03'],
  ['games_alerts', 'NOVA/04', 'harbor', '/games/rounds/harbor/NOVA/04'],
  ['ledger_findings', null, 'harbor', '/ledger/checks'],
  ['failed_jobs', null, null, '/jobs?filter=%7B%22state%22%3A%22failed%22%7D'],
])('of %s, %s in %s is opened at %s', (kind, id, merchantCode, place) => {
  expect(placeOfWaiting({ ...waiting, kind, id, merchantCode })).toBe(place);
});
