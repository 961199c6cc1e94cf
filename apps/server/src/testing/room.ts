import { randomUUID } from 'node:crypto';
import type { OperatorPresenter, PresenterDocument, Room, RoomLine, RoomMessage } from '@parlour/contract';
import { addMember, openBrowser } from './members.ts';
import type { Tries } from './on-record.ts';
import { type SignedIn, signInAs } from './operators.ts';
import type { TestApp } from './test-app.ts';

/** A new member who is in the chat room. */
export async function guestOf(app: TestApp, account: string, merchant = 'harbor') {
  const { id: memberId } = await addMember(app, account, { merchant });
  return { memberId, ...(await joinRoom(app, account, merchant)) };
}

/** A member who exists already, in another process perhaps. */
export async function joinRoom(app: TestApp, account: string, merchant = 'harbor') {
  const browser = openBrowser(app, { merchant });
  await browser.login(account);
  return {
    browser,
    say: (text: string, id: string = randomUUID()) => browser.post('/wps/relay/CBS_roomSend', { id, text }),
    report: (sequence: number, reason = 'abuse') =>
      browser.post('/wps/relay/CBS_roomReport', { sequence, reason }),
    read: async (query = ''): Promise<Room> => (await browser.call(`/wps/relay/CBS_room?${query}`)).value,
  };
}

/** What operators do in the room of a brand. */
export function moderatorOf(operator: SignedIn, merchant = 'harbor') {
  const post = (what: string, body: object) =>
    operator.post(`/ops/messages/room/${what}`, { reason: 'rules of the house', ...body }, { merchant });
  const get = (what = '') => operator.call(`/ops/messages/room${what}`, { merchant });
  return {
    post,
    get,
    read: async (query = ''): Promise<RoomLine[]> =>
      ((await get(`?${query}`)).value as { items: RoomLine[] }).items,
  };
}

export const saidIn = ({ items }: { items: readonly RoomMessage[] }) => items.map(({ text }) => text);

export const makePresenter = (about: Partial<PresenterDocument> = {}): PresenterDocument => ({
  name: 'Mira',
  languages: ['EN'],
  picture: null,
  presents: { EN: 'Baccarat' },
  href: '/m/game',
  order: 1,
  isShown: true,
  shifts: [],
  ...about,
});

/** What operators do in the room and with presenters that is on record, each done once. */
export async function roomTries(app: TestApp, content: SignedIn): Promise<Tries> {
  const merchant = 'harbor';
  const support = moderatorOf(await signInAs(app, 'support'));
  const [loud, quiet] = [await guestOf(app, 'loud01'), await guestOf(app, 'quiet01')];
  for (const text of ['first', 'second']) await loud.say(text);
  for (const sequence of [1, 2]) await quiet.report(sequence);
  const { memberId } = loud;
  const presenter = (what: string, body: object) =>
    content.post(`/ops/messages/presenter/${what}`, { reason: 'for the season', ...body }, { merchant });
  const { id } = (await presenter('save', { document: makePresenter() })).value as OperatorPresenter;
  return {
    'messages.hideInRoom': () => support.post('hide', { sequence: 1 }),
    'messages.dismissReports': () => support.post('dismiss', { sequence: 2 }),
    'messages.muteInRoom': () => support.post('mute', { memberId, minutes: 10 }),
    'messages.unmuteInRoom': () => support.post('unmute', { memberId }),
    'messages.saveRoomSettings': () =>
      moderatorOf(content).post('settings/save', {
        visitorsMayRead: false,
        refusedWords: ['curse'],
        maskedWords: [],
        keptDays: 90,
      }),
    'messages.savePresenter': () => presenter('save', { document: makePresenter({ name: 'Nia' }) }),
    'messages.removePresenter': () => presenter('remove', { id }),
  };
}
