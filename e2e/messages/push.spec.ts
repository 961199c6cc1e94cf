import type { Page, Worker } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { logInAs } from '../members.ts';
import { chooseHarbor, confirmWith, signIn } from '../operators.ts';
import { expect, test } from '../test.ts';

// The headless shell has no push service and shows no notifications: pages subscribe at the sandbox's service as if the
// visitor had allowed it, and the worker's calls of the browser are recorded. All else is as it is.
test.use({ serviceWorkers: 'allow', hasNewContext: true });

type Subscription = { endpoint: string; keys: object };

test('a member allows notifications, chooses what and when, and a message is told on the device', async ({
  page,
  context,
  openConsole,
}) => {
  await subscribeAtSandbox(page);
  await logInAs(page, 'newbie01', '/m/message');
  await page.getByRole('link', { name: /Notifications/ }).click();
  const device = page.getByRole('switch', { name: 'Notifications on this device' });
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  await expect(page.getByText('1 device of yours gets notifications.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Promotions' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Keep quiet at night' }).click();
  await expect(page.getByLabel('From')).toBeHidden();
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.reload();
  await expect(device).toBeChecked();

  await sendMessage(await openConsole(), 'newbie01');
  const { endpoint } = await readSubscription(page);
  const address = `${process.env.SANDBOX_URL}/push/messages?to=${encodeURIComponent(endpoint)}`;
  let text = '';
  await expect(async () => {
    const { messages } = (await (await fetch(address)).json()) as { messages: { text: string }[] };
    text = messages[0]?.text ?? '';
    expect(JSON.parse(text)).toMatchObject({ title: 'You have a new message', path: '/m/webEmail' });
  }).toPass();

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  expect(await shownFor(worker, text)).toEqual(['You have a new message', '/m/webEmail']);
  const origin = new URL(page.url()).origin;
  expect(await openedBy(worker, '/m/webEmail')).toBe(`${origin}/m/webEmail`);
  for (const elsewhere of ['https://evil.example/m/home', '//evil.example/m/', '/wps/system/status'])
    expect(await openedBy(worker, elsewhere)).toBe('/m/');

  await device.click();
  await expect(device).not.toBeChecked();
  await expect(page.getByText(/of yours get/)).toBeHidden();
});

/** In place of the browser's own push service, which this browser lacks. */
async function subscribeAtSandbox(page: Page): Promise<void> {
  await page.exposeFunction('askSandbox', async (applicationServerKey: string) => {
    const answer = await fetch(`${process.env.SANDBOX_URL}/push/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ applicationServerKey }),
    });
    return (await answer.json()) as Subscription;
  });
  await page.addInitScript({
    content: `{
      const read = () => JSON.parse(localStorage.getItem('TEST_PUSH') ?? 'null');
      const asSubscription = (made) => made && {
        endpoint: made.endpoint,
        toJSON: () => made,
        unsubscribe: async () => (localStorage.removeItem('TEST_PUSH'), true),
      };
      Object.defineProperty(Notification, 'permission', { value: 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.getSubscription = async () => asSubscription(read());
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.setItem('TEST_PUSH', JSON.stringify(await askSandbox(applicationServerKey)));
        return asSubscription(read());
      };
    }`,
  });
}

const readSubscription = (page: Page) =>
  page.evaluate<Subscription>(`JSON.parse(localStorage.getItem('TEST_PUSH'))`);

async function sendMessage(operator: Page, account: string): Promise<void> {
  await signIn(operator, 'content', '/sendings');
  await chooseHarbor(operator);
  await operator.getByRole('link', { name: 'New message' }).click();
  await operator.getByLabel('Title').fill('High tide at six');
  await operator.getByLabel('Text (HTML)').fill('<p>The pier is closed.</p>');
  await operator.getByRole('button', { name: 'Named accounts' }).click();
  await operator.getByLabel('Accounts').fill(account);
  await expect(operator.getByText('1 recipient')).toBeVisible();
  await operator.getByRole('button', { name: 'Send', exact: true }).click();
  await confirmWith(operator, 'Send', 'The harbour master asked');
}

/** The title of the notification the worker shows when this arrives, and where it leads. */
const shownFor = (worker: Worker, text: string) =>
  worker.evaluate<string[]>(`new Promise((resolve) => {
    registration.showNotification = async (title, { data }) => resolve([title, data]);
    dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(text)} }));
  })`);

/** What a press on a notification opens that leads to this path. */
const openedBy = (worker: Worker, path: string) =>
  worker.evaluate<string>(`new Promise((resolve) => {
    clients.matchAll = async () => [];
    clients.openWindow = async (address) => resolve(address);
    const notification = { close() {}, data: ${JSON.stringify(path)} };
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  })`);
