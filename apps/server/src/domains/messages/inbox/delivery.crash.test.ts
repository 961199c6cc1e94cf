import { randomUUID } from 'node:crypto';
import { openEmbedded } from '@parlour/database/embedded';
import { SCALE } from '@parlour/money/testing/scale';
import { expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { copyServedFolder } from '../../../testing/databases/served-folder.ts';
import { startServer } from '../../../testing/process.ts';
import { addCrowd, COUNT_DELIVERED, openSendings } from '../../../testing/sendings.ts';

const MEMBERS = 2_000 * SCALE;

test(`a message to ${MEMBERS} members is queued once and delivered once each across a kill -9`, async () => {
  const env = { DATA_DIR: await copyServedFolder(), LOG_LEVEL: 'warn' };
  const query = async (text: string) => {
    const database = await openEmbedded({ dataDir: env.DATA_DIR }, createLog('silent'));
    const { rows } = await database.queries.execute(text);
    await database.close();
    return rows[0];
  };
  await query(addCrowd(MEMBERS));
  const first = await startServer(env);
  const sendings = await openSendings(first);
  const id = randomUUID();
  await sendings.send(id);
  const { total } = await sendings.send(id);
  expect(total).toBeGreaterThan(MEMBERS);
  while ((await sendings.look(id)).delivered === 0) await rest(20);
  await first.end('SIGKILL');
  const { messages } = (await query(COUNT_DELIVERED)) as { messages: number };
  expect(messages).toBeGreaterThan(0);
  expect(messages).toBeLessThan(total);
  const second = await startServer(env);
  const again = await openSendings(second);
  while ((await again.look(id)).state === 'sending') await rest(200);
  await second.end('SIGTERM');
  expect(await query(COUNT_DELIVERED)).toEqual({ messages: total, members: total, total });
}, 600_000);

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
