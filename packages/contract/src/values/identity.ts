/** Specification section 9: 0, 1, 2 are real accounts, 4 is a trial, 40 to 42 are internal ones. */
export const MEMBER_TYPE = {
  MEMBER: 0,
  AGENT: 1,
  TOP_AGENT: 2,
  TRIAL: 4,
  INTERNAL_TEST: 40,
  INTERNAL_PARTNER: 41,
  INTERNAL_DEMO: 42,
} as const;
export type MemberType = (typeof MEMBER_TYPE)[keyof typeof MEMBER_TYPE];
export const MEMBER_TYPES: readonly MemberType[] = Object.values(MEMBER_TYPE);
/** Specification sections 3, 4 and 8: only these have real money; trial and internal accounts (40 to 42) have none. */
export const REAL_MONEY_TYPES: readonly MemberType[] = [
  MEMBER_TYPE.MEMBER,
  MEMBER_TYPE.AGENT,
  MEMBER_TYPE.TOP_AGENT,
];
/** Made by the platform alone: no operator gives or takes these types, and no count of members has them in it. */
export const HOUSE_MADE_TYPES: readonly MemberType[] = [MEMBER_TYPE.TRIAL, MEMBER_TYPE.INTERNAL_DEMO];
/** docs/decisions/0012: agents are real members with a line below them. */
export const AGENT_TYPES: readonly MemberType[] = [MEMBER_TYPE.AGENT, MEMBER_TYPE.TOP_AGENT];

export const MEMBER_STATES = ['active', 'locked'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** The side of the site to sign in on. */
export const SITE_SIDES = ['member', 'agent'] as const;
export type SiteSide = (typeof SITE_SIDES)[number];

/** How a browser identifies itself in the header `Device`; OTHERS is a home-screen app. */
export const DEVICES = ['H5', 'APP', 'OTHERS'] as const;
export type Device = (typeof DEVICES)[number];

/** Where somebody registered: in a browser, or how the site got onto the home screen. */
export const REGISTER_METHODS = ['APP', 'H5', 'PWA', 'WEBCLIP'] as const;
export type RegisterMethod = (typeof REGISTER_METHODS)[number];

export const LOGIN_TYPES = ['username', 'sms', 'firebase'] as const;
export type LoginType = (typeof LOGIN_TYPES)[number];

export const SOCIAL_PROVIDERS = ['facebook', 'google'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** How a signed-in member proves who they are again; without any of these, by having signed in just now. */
export const PROOF_WAYS = ['password', 'sms', 'mail', 'passkey'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** What the second factor can be: a code (of the authenticator, or a recovery code), or a passkey. */
export const FACTOR_WAYS = ['code', 'passkey'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];

/** How somebody signed in: one of the specification's login types, or one of ours. */
export const LOGIN_METHODS = [
  ...LOGIN_TYPES,
  'passkey',
  ...SOCIAL_PROVIDERS,
  'register',
  'trial',
  'house',
] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** Where a ticket can replace the session: a frame, a socket, a download. */
export const TICKET_PURPOSES = ['live', 'lottery', 'chat', 'game', 'records'] as const;
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];

/** Drawn pictures to choose from; the site has the art. */
export const HEAD_ICONS = [
  'fox',
  'panda',
  'tiger',
  'whale',
  'owl',
  'koi',
  'dragon',
  'lotus',
  'moon',
  'clover',
  'compass',
  'lantern',
] as const;
export type HeadIconName = (typeof HEAD_ICONS)[number];

/** Specification section 5: fields a brand may ask for on registration. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
