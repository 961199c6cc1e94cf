/** Specification section 9. */
export const GATEWAY = { WEB: '1', MOBILE: '3' } as const;

/** 0 open, 1 service unavailable (maintenance), 2 restricted by region. */
export const SYSTEM_STATUS = { OPEN: 0, MAINTENANCE: 1, REGION_RESTRICTED: 2 } as const;

/** What a customer-service entry leads to. */
export const CUSTOMER_SERVICE_TYPES = ['TELEGRAM', 'FACEBOOK', 'WHATSAPP', 'LIVECHAT', 'OTHER'] as const;
export type CustomerServiceType = (typeof CUSTOMER_SERVICE_TYPES)[number];

/** What visitors can download, or follow. */
export const RESOURCE_TYPES = ['IOS', 'Android', 'MOBILECONFIG', 'FACEBOOK', 'TELEGRAM'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Which of two layouts a page has. */
export const TEMPLATES = ['base', 'new'] as const;

/** Which of the site's texts operators look for: those with words of the brand's own, and those that lack some. */
export const TEXT_SELECTIONS = ['overridden', 'gaps'] as const;

/** Dark and light: two sets of the same tokens. */
export const THEME_MODES = ['dark', 'light'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** The tokens every colour, radius and font of the site comes from; dark and light are two sets of the same. */
export const THEME_TOKENS = [
  'surface-0',
  'surface-1',
  'surface-2',
  'line',
  'text',
  'text-muted',
  'action-from',
  'action-to',
  'on-action',
  'metal-from',
  'metal-to',
  'metal-surface',
  'hero-from',
  'hero-mid',
  'hero-to',
  'on-hero',
  'danger',
  'success',
] as const;
export type ThemeToken = (typeof THEME_TOKENS)[number];

export const JOB_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const MESSAGE_STATES = ['queued', 'sent', 'failed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_CHANNELS = ['sms', 'mail'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const PROCESS_STATES = ['alive', 'lost', 'stopped'] as const;
export type ProcessState = (typeof PROCESS_STATES)[number];
