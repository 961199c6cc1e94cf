import type { BetRecord } from '@parlour/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Asker, RecordSource } from '../wallet.module.ts';

const ROUND: BetRecord = {
  id: 'round-1',
  time: Date.UTC(2026, 10, 15, 17),
  wallet: 'main',
  code: 'bet',
  vendor: 'house',
  reference: 'round-1',
  title: 'Koi Pond',
  staked: '5.00',
  won: '0.00',
};

/** A source as a domain to the right writes it; it records what it was asked. */
function makeSource(name: string) {
  const asked: { asker: Asker; from: string; to: string }[] = [];
  const source: RecordSource = {
    name,
    async list(asker, { from, to }) {
      asked.push({ asker, from, to });
      return { items: [ROUND], next: 'more' };
    },
    totals: async () => ({ staked: 700_000n, won: 200_000n }),
  };
  return { source, asked };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { HUMAN_CHECK: 'off' } });
});
afterAll(() => app.close());

test('a source of another domain is told by its name, alone, with its own sums', async () => {
  const { source, asked } = makeSource('arcade');
  app.modules.wallet.addRecordSource(source);
  const { id } = await addMember(app, 'player');
  const browser = openBrowser(app);
  await browser.login('player');
  const { value } = await browser.call('/wps/records/bets?source=arcade&from=2026-11-10&to=2026-11-16');
  expect(value).toEqual({
    items: [ROUND],
    next: 'more',
    currency: 'CNY',
    from: '2026-11-10',
    to: '2026-11-16',
    source: 'arcade',
    sources: ['ledger', 'games', 'lottery', 'arcade'],
    totals: { staked: '7.00', won: '2.00', net: '-5.00' },
  });
  expect(asked).toMatchObject([{ asker: { owner: { memberId: id } }, from: '2026-11-10', to: '2026-11-16' }]);
  expect((await browser.call('/wps/records/bets')).value).toMatchObject({ source: 'ledger', items: [] });
});

test('two sources of one name are a mistake of ours', () => {
  expect(() => app.modules.wallet.addRecordSource(makeSource('ledger').source)).toThrow('two sources ledger');
});
