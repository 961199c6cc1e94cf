/** What a page asks for (specification section 9): banners, notices for players, popups, and what is hot. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'H'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** What operators write. */
export const ANNOUNCEMENT_KINDS = ['banner', 'notice', 'popup', 'hot', 'promotion'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** The specification's content type of each kind, and the type by which pages ask for it. */
export const CONTENT_TYPE = {
  banner: 'B',
  notice: 'PL',
  popup: 'PU',
  hot: 'A',
  promotion: 'PR',
} as const satisfies Record<AnnouncementKind, string>;
export const ASKED_AS = {
  banner: 'B',
  notice: 'PL',
  popup: 'PU',
  hot: 'H',
  promotion: 'H',
} as const satisfies Record<AnnouncementKind, AnnouncementType>;

/** Whom the site shows an announcement, and the specification's execution of each. */
export const AUDIENCES = ['members', 'visitors', 'first_login'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const EXECUTION = {
  members: 'A',
  visitors: 'B',
  first_login: 'F',
} as const satisfies Record<Audience, string>;
export const EXECUTIONS = ['A', 'B', 'F'] as const satisfies readonly (typeof EXECUTION)[Audience][];
export type Execution = (typeof EXECUTIONS)[number];

/** Places of banners: home, its video, registration and sign-in, the picture that pops up on home. */
export const BANNER_GROUPS = ['m_home', 'm_video_home', 'h_reg', 'm_popup1'] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];
/** The other name under which the specification asks for the video of home. */
export const VIDEO_VARIANT = 'm_home_video';
/** YouTube's player without cookies, which home frames. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** What a promotion is about; none: no promotion. */
export const PROMOTION_TYPES = ['bonus', 'rebate', 'vip', 'event'] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'running', 'ended'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Pictures are files by digest, for any page to show: `<PICTURES_PATH><merchant>/<digest>-<width>.<format>`. */
export const PICTURES_PATH = '/m/picture/';
export const PICTURE_FORMATS = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Pages that a brand writes itself; where it has not, the site shows the built-in words. */
export const BRAND_PAGES = ['about', 'help', 'terms', 'privacy', 'licences'] as const;
export type BrandPageName = (typeof BRAND_PAGES)[number];
/** Members may be asked to agree to a new version of these. */
export const CONSENT_PAGES = ['terms', 'privacy'] as const satisfies readonly BrandPageName[];
export type ConsentPageName = (typeof CONSENT_PAGES)[number];
