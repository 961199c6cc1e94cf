import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { THE_MACHINE } from '../../../audit/audit-entry.ts';
import { createLog } from '../../../observability/log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Line = { number: number; id: string; action: string; before: string; digest: string };

const told: Line[] = [];
let app: TestApp;
beforeAll(async () => {
  const write = (line: string) => {
    const { record } = JSON.parse(line) as { record?: Line };
    if (record) told.push(record);
  };
  app = await startTestApp({ log: createLog('info', { write }) });
});
afterAll(() => app.close());

const note = (action: string) => ({
  actor: THE_MACHINE,
  kind: 'change' as const,
  action,
  target: { kind: 'test', id: action },
  brandId: null,
});

test('every entry leaves with the log once it is committed, chained to the one before', async () => {
  const { audit } = app.modules.operators;
  told.length = 0;
  await app.database.transaction(async (tx) => {
    await audit.record(tx, note('test.first'));
    await audit.record(tx, note('test.second'));
    expect(told).toEqual([]);
  });
  await expect(
    app.database.transaction(async (tx) => {
      await audit.record(tx, note('test.undone'));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(told.map(({ action }) => action)).toEqual(['test.first', 'test.second']);
  const [first, second] = told as [Line, Line];
  expect(second).toMatchObject({ number: first.number + 1, before: first.digest });
  for (const { digest, ...line } of told)
    expect(createHash('sha256').update(JSON.stringify(line)).digest('hex')).toBe(digest);
});
