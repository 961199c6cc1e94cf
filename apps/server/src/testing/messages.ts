import { randomUUID } from 'node:crypto';
import type {
  Announcement,
  AnnouncementDocument,
  AnswerOf,
  Banner,
  BodyOf,
  ConsoleContract,
  Contract,
  OperatorAnnouncement,
  Sending,
} from '@parlour/contract';
import { makeAnnouncement } from '../factories/messages.factory.ts';
import { type Browser, openBrowser } from './members.ts';
import type { SignedIn } from './operators.ts';
import type { TestApp } from './test-app.ts';

export type Lists = {
  banners: Banner[];
  player: Announcement[];
  popup: Announcement[];
  hot: Announcement[];
  promotion: Announcement[];
};

/** What the console does, by an operator who may. */
export function announcer(operator: SignedIn, merchant = 'harbor') {
  const post = (what: string, body: object) =>
    operator.post(`/ops/messages/announcement/${what}`, body, { merchant });
  const save = (about: Partial<AnnouncementDocument> = {}, more: { id?: string; version?: number } = {}) =>
    post('save', { version: 0, ...more, document: makeAnnouncement(about), reason: 'for the season' });
  return {
    save,
    publish: (wanted: { id: string; version: number }) =>
      post('publish', { ...wanted, reason: 'it is time' }),
    withdraw: (wanted: { id: string; version: number }) =>
      post('withdraw', { ...wanted, reason: 'a mistake in it' }),
    /** Saves a new one and makes it public. */
    async announce(about: Partial<AnnouncementDocument> = {}): Promise<OperatorAnnouncement> {
      const saved = await save(about);
      if (saved.status !== 200) throw new Error(saved.body);
      const { id, version } = saved.value as OperatorAnnouncement;
      return (await post('publish', { id, version, reason: 'it is time' })).value as OperatorAnnouncement;
    },
  };
}

const read = async (app: TestApp, path: string, { merchant = 'harbor', language = 'EN' } = {}) =>
  (await openBrowser(app, { merchant }).call(path, { headers: { language } })).value;

type Asker = { merchant?: string; language?: string };

export const readLists = async (app: TestApp, query = '', asker: Asker = {}): Promise<Lists> =>
  read(app, `/wps/relay/MCSFE_getListAnnouncements?${query}`, asker);

export const readNotices = async (app: TestApp, query = '', asker: Asker = {}): Promise<Announcement[]> =>
  ((await read(app, `/wps/relay/MCSFE_mnotice?${query}`, asker)) as { list: Announcement[] }).list;

type SendBody = BodyOf<ConsoleContract['messages']['sendMessage']>;
export const EVERYBODY = {
  to: 'segment',
  type: null,
  language: null,
  registeredFrom: null,
  registeredUntil: null,
  signedInSince: null,
} as const;

/** Sends a message from the console, to everybody unless stated. */
export function sender(operator: SignedIn, merchant = 'harbor') {
  return {
    send: (about: Partial<SendBody> = {}) =>
      operator.post(
        '/ops/messages/sending/start',
        {
          id: randomUUID(),
          kind: 'system',
          texts: { EN: { title: 'News', content: '<p>We open earlier.</p>' } },
          recipients: EVERYBODY,
          reason: 'members should know',
          ...about,
        },
        { merchant },
      ),
    stop: (id: string) =>
      operator.post('/ops/messages/sending/stop', { id, reason: 'a mistake in it' }, { merchant }),
    read: async (id: string): Promise<Sending> =>
      (await operator.call(`/ops/messages/sending?id=${id}`, { merchant })).value,
  };
}

/** The inbox of a signed-in member. */
export function inboxOf(browser: Browser) {
  const path = (call: string) => `/wps/relay/MCSFE_${call}`;
  return {
    unread: async (): Promise<number> => (await browser.call(path('getInboxUnreadCount'))).value,
    list: async (query = '', language = 'EN'): Promise<AnswerOf<Contract['messages']['inboxMessages']>> =>
      (await browser.call(path(`getInboxMessages?${query}`), { headers: { language } })).value,
    open: (id: string) => browser.call(path(`getInboxMessage?id=${id}`)),
    mark: (body: { id?: string }) => browser.post(path('markInboxAsRead'), body),
    remove: (id: string) => browser.call(path('removeInboxMessage'), { method: 'DELETE', body: { id } }),
    restore: (id: string) => browser.post(path('restoreInboxMessage'), { id }),
  };
}
