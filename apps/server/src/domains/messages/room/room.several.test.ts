import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { guestOf, joinRoom, moderatorOf } from '../../../testing/room.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { eventually, joinAs } from '../../../testing/several-processes.ts';

describeWithServices('several processes on one PostgreSQL and Redis', () => {
  test('hold one room: everything once, in order, and what is hidden in one is gone in both', async () => {
    const services = await serviceEnvironment();
    const [here, there] = [await joinAs(services), await joinAs(services, [])];
    await addOperator(here, 'ann', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
    const desk = moderatorOf(await signInAs(there, 'ann'));
    const origin = (await here.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const heard: string[] = [];
    const socket = new WebSocket(`${origin}/wps/live`, 'live.v1', { headers: { merchant: 'harbor' } });
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');
    const [mary, paul] = [await guestOf(here, 'mary01'), await guestOf(here, 'paul01')];
    const maryThere = await joinRoom(there, 'mary01');
    const { change } = await mary.read();

    const ids = Array.from({ length: 2 }, () => randomUUID());
    // Every message twice at once, through both processes, while another member and the house write.
    const sent = await Promise.all([
      ...ids.flatMap((id) => [
        mary.say(`mary ${id.slice(0, 4)}x`, id),
        maryThere.say(`mary ${id.slice(0, 4)}x`, id),
      ]),
      ...ids.map((id) => paul.say(`paul ${id.slice(0, 4)}x`, id)),
      ...ids.map((id) => desk.post('say', { id, text: `house ${id.slice(0, 4)}x` })),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const { items } = await maryThere.read('after=0');
    expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, at) => at + 1));
    const said = items.map(({ author, name, id }) => `${author} ${name} ${id}`);
    expect(new Set(said).size).toBe(said.length);
    expect(said).toHaveLength(3 * ids.length);
    await eventually(async () => heard.includes('{"topic":"room"}'), 1_000);

    heard.length = 0;
    await desk.post('hide', { sequence: 1 });
    await eventually(async () => heard.includes('{"topic":"room"}'), 1_000);
    expect(await mary.read(`after=6&change=${change}`)).toMatchObject({ hidden: [1], items: [] });
    socket.terminate();
    for (const app of [here, there]) await app.close();
  }, 120_000);
});
