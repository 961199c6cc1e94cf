import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { AnnouncementDocument, AnnouncementState, BrandSettings, LocalText } from '@parlour/contract';
import { placeOfLink, youtubeIdOf } from '@parlour/contract/values/messages/content-links.rules';

/** Per brand, public or not. */
export const ANNOUNCEMENTS_MAX = 500;

/** How long it is kept who read an announcement that is not shown any more, and how many marks are deleted at once. */
export const READS_KEPT_MS = 180 * DAY_MS;
export const READS_FORGOTTEN_AT_ONCE = 1_000;

/** A timer of the machine holds no more than 24 days; a longer wait goes in steps. */
export const WAKE_AT_MOST_MS = HOUR_MS;

type Span = Pick<AnnouncementDocument, 'startsAt' | 'endsAt'>;

export const isRunning = ({ startsAt, endsAt }: Span, nowMs: number): boolean =>
  startsAt <= nowMs && (endsAt === null || nowMs < endsAt);

/** When what runs changes next. */
export function nextChange(spans: readonly Span[], nowMs: number): number {
  const moments = spans.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? Number.POSITIVE_INFINITY]);
  return Math.min(...moments.filter((moment) => moment > nowMs), Number.POSITIVE_INFINITY);
}

export function stateOf(published: Span | null, nowMs: number): AnnouncementState {
  if (!published) return 'draft';
  if (isRunning(published, nowMs)) return 'running';
  return published.startsAt > nowMs ? 'scheduled' : 'ended';
}

/** What cannot be as it is, by field, with the forms' codes. */
export function faultsOf(
  document: AnnouncementDocument,
  brand: Pick<BrandSettings, 'languages'>,
): Record<string, string> {
  const { kind, groupName, promotionType, startsAt, endsAt, texts } = document;
  const faults: Record<string, string> = {};
  if (endsAt !== null && endsAt <= startsAt) faults.endsAt = 'too_small';
  if ((kind === 'banner') !== (groupName !== null)) faults.groupName = groupName ? 'not_allowed' : 'required';
  if (kind === 'promotion' && !promotionType) faults.promotionType = 'required';
  if (!brand.languages.some((language) => texts[language])) faults.texts = 'required';
  for (const [language, text] of Object.entries(texts))
    Object.assign(
      faults,
      faultsOfText(`texts.${language}`, { text, groupName, isBanner: kind === 'banner' }),
    );
  return faults;
}

type Checked = { text: LocalText; isBanner: boolean; groupName: AnnouncementDocument['groupName'] };

/** A banner is a picture or a video, and has no words beside its title; everything else has words. */
function faultsOfText(path: string, { text, isBanner, groupName }: Checked): Record<string, string> {
  const { content, picture, linkage, href } = text;
  const faults: Record<string, string> = {};
  const isVideo = groupName === 'm_video_home';
  if (href && (!isBanner || !placeOfLink(href))) faults[`${path}.href`] = 'not_allowed';
  if (linkage && !isVideo) faults[`${path}.linkage`] = 'not_allowed';
  else if (isVideo && !youtubeIdOf(linkage))
    faults[`${path}.linkage`] = linkage ? 'wrong_format' : 'required';
  if (isBanner && !isVideo && !picture) faults[`${path}.picture`] = 'required';
  if (!isBanner && !content && !picture) faults[`${path}.content`] = 'required';
  return faults;
}
