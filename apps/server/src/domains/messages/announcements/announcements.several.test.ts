import { expect, test } from 'vitest';
import { announcer, readNotices } from '../../../testing/messages.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { describeWithServices, serviceEnvironment } from '../../../testing/services.ts';
import { eventually, joinAs } from '../../../testing/several-processes.ts';

describeWithServices('several processes on one PostgreSQL and Redis', () => {
  test('show what one of them published, and no longer what it withdrew, within a second', async () => {
    const services = await serviceEnvironment();
    const [here, there] = [await joinAs(services), await joinAs(services, [])];
    await addOperator(here, 'content', { grants: [{ role: 'content', merchantCode: 'harbor' }] });
    const harbor = announcer(await signInAs(here, 'content'));
    const shownThere = async () => (await readNotices(there)).length;
    expect(await shownThere()).toBe(0);
    const { id, version } = await harbor.announce();
    await eventually(async () => (await shownThere()) === 1, 1_000);
    await harbor.withdraw({ id, version });
    await eventually(async () => (await shownThere()) === 0, 1_000);
    for (const app of [here, there]) await app.close();
  }, 120_000);
});
