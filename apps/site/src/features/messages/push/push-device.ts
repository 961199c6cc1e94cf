import type { Client } from '@parlour/client';
import { deviceStorage } from '../../../platform/device/storage.ts';

/** `unsupported`: the browser cannot be notified; `blocked`: it was told not to be. */
export type DeviceState = 'on' | 'off' | 'blocked' | 'unsupported';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** At a first visit the worker is still being installed; where there is none, nothing comes. */
const INSTALLED_WITHIN_MS = 5_000;

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const nothing = new Promise<undefined>((resolve) => setTimeout(resolve, INSTALLED_WITHIN_MS, undefined));
  return (await serviceWorker.getRegistration()) ?? Promise.race([serviceWorker.ready, nothing]);
}

const findSubscription = async () => {
  const registration = await findRegistration();
  return { registration, subscription: (await registration?.pushManager.getSubscription()) ?? null };
};

/** Whether this browser is notified for the member. */
export async function readDevice(memberId: string): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  const { registration, subscription } = await findSubscription();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return subscription && deviceStorage.read('PARLOUR_PUSH') === memberId ? 'on' : 'off';
}

/** Asks the visitor if the browser has not yet; whether the device is notified from now on. */
export async function turnOn(client: Client, memberId: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return readDevice(memberId);
  const { publicKey } = await client.messages.push();
  const { registration, subscription } = await findSubscription();
  // One for another member, or for a key that is gone, would not be ours.
  await subscription?.unsubscribe();
  await subscribe(client, registration, publicKey);
  deviceStorage.write('PARLOUR_PUSH', memberId);
  return readDevice(memberId);
}

export async function turnOff(client: Client): Promise<void> {
  deviceStorage.remove('PARLOUR_PUSH');
  const { subscription } = await findSubscription();
  if (!subscription) return;
  await client.messages.removePushDevice({ body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/**
 * The server notifies a browser as long as its session lasts. The next session of the same member goes on with it;
 * another member's ends it.
 */
export async function renew(client: Client, memberId: string): Promise<void> {
  if (!isSupported()) return;
  const { registration, subscription } = await findSubscription();
  if (deviceStorage.read('PARLOUR_PUSH') !== memberId || Notification.permission !== 'granted') {
    deviceStorage.remove('PARLOUR_PUSH');
    await subscription?.unsubscribe();
    return;
  }
  if (subscription) await tell(client, subscription);
  else await subscribe(client, registration, (await client.messages.push()).publicKey);
}

async function subscribe(
  client: Client,
  registration: ServiceWorkerRegistration | undefined,
  publicKey: string,
): Promise<void> {
  const made = await registration?.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  if (made) await tell(client, made);
}

async function tell(client: Client, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await client.messages.addPushDevice({ body: { endpoint, keys: { p256dh, auth } } });
}
