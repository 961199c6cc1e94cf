import {
  type Announcement,
  type AnnouncementDocument,
  type AnnouncementType,
  ASKED_AS,
  type Audience,
  type Banner,
  CONTENT_TYPE,
  EXECUTION,
  type Execution,
  type Language,
  type LocalText,
  type Picture,
  VIDEO_VARIANT,
} from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';
import { textIn } from '../content/languages.rules.ts';

/** What a brand announces at one moment, sanitised and in order. Replaced as a whole when anything changes. */
export type Shown = {
  readonly brand: Brand;
  /** When it has to be made anew. */
  readonly untilMs: number;
  readonly entries: readonly Entry[];
  readonly pictures: ReadonlyMap<string, Picture>;
};
export type Entry = { readonly id: string; readonly document: AnnouncementDocument };

/** What operators put first; of one place what began last. */
export function inOrder(one: Entry, other: Entry): number {
  return (
    one.document.order - other.document.order ||
    other.document.startsAt - one.document.startsAt ||
    (one.id < other.id ? -1 : 1)
  );
}

/** A first login is a login as well. */
const LOOKS_AS: Record<Execution, readonly Audience[]> = {
  A: ['members'],
  B: ['visitors'],
  F: ['members', 'first_login'],
};

/** Why somebody sees it; null: they do not. */
function executionFor({ audiences }: AnnouncementDocument, looker: Execution): Execution | null {
  const reason = LOOKS_AS[looker].find((audience) => audiences.includes(audience));
  return reason ? EXECUTION[reason] : null;
}

/** Everything there is to read, hot ones first: the order behind `/m/notice?index=n`. */
export function readable({ entries }: Shown, looker: Execution): Entry[] {
  const own = entries.filter(
    ({ document }) => document.kind !== 'banner' && executionFor(document, looker) !== null,
  );
  const isHot = ({ document }: Entry) => document.kind === 'hot';
  return [...own.filter(isHot), ...own.filter((entry) => !isHot(entry))];
}

type Asked = { types: ReadonlySet<AnnouncementType>; groupName: string; audience: Execution };

/** The specification's five lists; each entry stands in one of them. */
export function listsOf(shown: Shown, { types, groupName, audience }: Asked, language: Language) {
  const group = groupName === VIDEO_VARIANT ? 'm_video_home' : groupName;
  const of = (kind: AnnouncementDocument['kind']) =>
    types.has(ASKED_AS[kind]) ? shown.entries.filter(({ document }) => document.kind === kind) : [];
  const tell = (kind: AnnouncementDocument['kind']) =>
    of(kind).flatMap((entry) => describe(shown, entry, { audience, language }));
  return {
    banners: of('banner')
      .filter(({ document }) => group === '' || document.groupName === group)
      .flatMap((entry) => describeBanner(shown, entry, { audience, language })),
    player: tell('notice'),
    popup: tell('popup'),
    hot: tell('hot'),
    promotion: tell('promotion'),
  };
}

export const listNotices = (shown: Shown, audience: Execution, language: Language): Announcement[] =>
  readable(shown, audience).flatMap((entry) => describe(shown, entry, { audience, language }));

type Looker = { audience: Execution; language: Language };

/** What banners and the others have in common, and the text to take the rest from; null: not for them. */
function find({ brand, pictures }: Shown, { id, document }: Entry, { audience, language }: Looker) {
  const execution = executionFor(document, audience);
  const found = textIn(document.texts, language, brand.settings);
  if (!execution || !found) return null;
  const { title, picture } = found.text;
  const head = {
    id,
    title,
    execution,
    language: found.language,
    picture: (picture && pictures.get(picture)) || null,
  };
  return { head, text: found.text satisfies LocalText };
}

function describe(shown: Shown, entry: Entry, looker: Looker): Announcement[] {
  const found = find(shown, entry, looker);
  if (!found) return [];
  const { kind, promotionType, startsAt, forceRead, forcePopup, autoplay, beforeLoginRegister } =
    entry.document;
  return [
    {
      ...found.head,
      content: found.text.content,
      contentType: CONTENT_TYPE[kind],
      promotionType: promotionType ?? '',
      startsAt,
      forceRead,
      forcePopup,
      autoplay,
      beforeLoginRegister,
    },
  ];
}

function describeBanner(shown: Shown, entry: Entry, looker: Looker): Banner[] {
  const found = find(shown, entry, looker);
  if (!found) return [];
  const { head, text } = found;
  const { linkage, href } = text;
  return [
    { ...head, url: head.picture?.url ?? '', linkage, groupName: entry.document.groupName ?? '', href },
  ];
}
