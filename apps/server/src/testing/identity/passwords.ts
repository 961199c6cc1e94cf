import { addMember, type Browser } from '../members.ts';
import type { TestApp } from '../test-app.ts';
import { messagesTo } from './codes.ts';

/** A password that nothing refuses. */
export const NEXT = 'quiet lamp orchard 5';

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Counted for each app, so that its first is `person1` whatever ran before in this process. */
const people = new WeakMap<TestApp, number>();

/** A person with a proved number and mail address, at their own IP address. */
export async function newPerson(app: TestApp, about: object = {}) {
  const index = (people.get(app) ?? 0) + 1;
  people.set(app, index);
  const account = `person${index}`;
  const number = `136${String(40_000_000 + index)}`;
  const email = `${account}@example.com`;
  const member = await addMember(app, account, {
    mobile: `+86${number}`,
    mobileVerifiedAt: new Date(app.clock.now()),
    email,
    emailKey: email,
    emailVerifiedAt: new Date(app.clock.now()),
    ...about,
  });
  return { account, number, mobile: `+86${number}`, email, member, ip: `192.0.2.${index}` };
}

/** The owner's notice that the password was changed. */
export const noticeTo = async (app: TestApp, recipient: string) =>
  (await messagesTo(app, recipient)).find(({ purpose }) => purpose === 'identity.changed_password');
export const isOpen = async (browser: Browser) => (await browser.call('/wps/member/info')).code ?? 'open';
