import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Chat } from '@parlour/contract';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { chatter, deskOf, joinChat, sitAtDesk } from '../../../testing/chat.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { eventually, joinAs } from '../../../testing/several-processes.ts';

describeWithServices('several processes on one PostgreSQL and Redis', () => {
  test('carry one conversation: everything once, in order, and both sides hear of it', async () => {
    const services = await serviceEnvironment();
    const [here, there] = [await joinAs(services), await joinAs(services, [])];
    await addOperator(here, 'ann', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
    await there.consoleServer.listen({ host: '127.0.0.1', port: 0 });
    const origin = (await here.server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const ann = await signInAs(there, 'ann');
    const channel = await sitAtDesk(there, ann);
    const mary = await chatter(here, 'mary01');
    const maryThere = await joinChat(there, 'mary01');
    const { value } = await mary.browser.post('/wps/session/ticket', { purpose: 'live' });
    const { ticket } = value as { ticket: string };
    const heard: string[] = [];
    const socket = new WebSocket(`${origin}/wps/live?ticket=${ticket}`, 'live.v1');
    socket.on('message', (data) => heard.push(String(data)));
    await once(socket, 'open');

    const ids = Array.from({ length: 10 }, () => randomUUID());
    await mary.send('first', ids[0]);
    expect(await channel.next('chat')).toEqual({ memberId: mary.memberId });
    const desk = deskOf(ann);
    // Every message twice at once, through both processes, while the desk answers.
    await Promise.all([
      ...ids.slice(1).flatMap((id) => [mary.send(id, id), maryThere.send(id, id)]),
      ...ids.slice(1).map((id) => desk.answer(mary.memberId, `re ${id}`, id)),
    ]);
    const { items }: Chat = await maryThere.read('after=0');
    const said = items.filter(({ author }) => author !== 'house').map(({ text }) => text);
    expect(said.toSorted()).toEqual(['first', ...ids.slice(1).flatMap((id) => [id, `re ${id}`])].toSorted());
    expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, at) => at + 1));
    expect(await mary.read('after=0')).toMatchObject({ items, isStaffed: true });
    await eventually(async () => heard.includes('{"topic":"chat"}'), 1_000);
    await desk.post('typing', { memberId: mary.memberId });
    await eventually(async () => heard.includes('{"topic":"chat","typing":true}'), 1_000);
    socket.terminate();
    await channel.leave();
    for (const app of [here, there]) await app.close();
  }, 120_000);
});
