import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecrets, type Secrets } from '@parlour/secrets/secrets';
import { expect, test } from 'vitest';
import { startTestArcade } from '../testing/test-arcade.ts';
import { sitAt } from '../testing/test-table.ts';
import { rotateMasterKey } from './rotation.ts';
import { SEALED_COLUMNS } from './sealed-columns.rules.ts';

const after = createSecrets(randomBytes(32));
const stranger = createSecrets(randomBytes(32));

test('every purpose that the arcade encrypts for is on the list', () => {
  const src = join(import.meta.dirname, '..');
  const sealing = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(src, name), 'utf8'))
    .filter((source) => source.includes('secrets.encrypt(PURPOSE'));
  const used = sealing.map((source) => /^const PURPOSE = '([^']+)'/m.exec(source)?.[1]);
  expect(used.length).toBeGreaterThanOrEqual(4);
  expect(new Set(used)).toEqual(new Set(SEALED_COLUMNS.map(({ purpose }) => purpose)));
});

test('everything that is encrypted opens under the new key and under no other, and a second run does nothing', async () => {
  const arcade = await startTestArcade();
  const { secrets: before, store } = arcade;
  await (await arcade.open()).get('/api/session');
  const table = await sitAt(arcade);
  await table.until('betting');
  await table.leave();
  const sealed = before.encrypt('arcade-card-hand', Buffer.from('{}'));
  await arcade.database.queries.execute(
    `insert into arcade_card_hand (id, table_id, number, phase, players, button, is_first, posts, deck, commitments, seeds, state, actions, created_at)
     values ('${randomUUID()}', '${randomUUID()}', 1, 'over', '[]', 0, true, '[]', '${sealed}', '[]', '[]', '${sealed}', 0, '2026-01-01')`,
  );
  if (arcade.database.engine === 'postgres') {
    const beside = await store.lend();
    const early = rotateMasterKey({ database: beside, schema: 'arcade' }, { before, after });
    await expect(early).rejects.toThrow('the arcade is running');
    await beside.close();
  }
  await arcade.kill();
  const database = await store.lend();
  const rotate = (keys: { before: Secrets; after: Secrets }) =>
    rotateMasterKey({ database, schema: 'arcade' }, keys);
  await expect(rotate({ before: stranger, after })).rejects.toThrow('not the key');

  const count = await rotate({ before, after });
  expect(count).toBeGreaterThanOrEqual(SEALED_COLUMNS.length);
  let opened = 0;
  for (const { table: name, column, purpose } of SEALED_COLUMNS) {
    const { rows } = await database.queries.execute(
      `select ${column} as sealed from ${name} where ${column} is not null`,
    );
    expect(rows.length, `${name}.${column}`).toBeGreaterThan(0);
    for (const row of rows as { sealed: string }[]) {
      expect(() => before.decrypt(purpose, row.sealed)).toThrow();
      expect(after.decrypt(purpose, row.sealed).length).toBeGreaterThan(0);
      opened += 1;
    }
  }
  expect(opened).toBe(count);
  expect(await rotate({ before, after })).toBe(0);
  await database.close();
  await arcade.close();
});
