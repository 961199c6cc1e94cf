import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Text } from '../text.ts';
import { HEAD_ICONS } from '../values/identity.ts';
import { Id, MemberType, Moment } from './parts.ts';

const HeadIconName = z.enum(HEAD_ICONS);

const HeadIcon = z.object({
  icon: HeadIconName.nullable().describe('One of the drawn ones; null where a picture was uploaded'),
  image: z.string().nullable().describe('The uploaded picture as base64 WebP, 256 by 256'),
});

/** 5 MB (specification section 5) as base64, form-encoded, and a little around it. */
const UPLOAD_MAX_BYTES = 8 * 1_048_576;

const MemberInfo = z.object({
  id: Id,
  customerNo: z.string().describe('The short number to tell customer service'),
  account: z.string(),
  nickname: z.string().nullable(),
  type: MemberType,
  clubLabel: z.object({ labelName: z.string() }).nullable(),
  headIcon: HeadIconName.nullable(),
  hasUploadedIcon: z.boolean(),
  language: Language,
  country: z.string().nullable(),
  timeZone: z.string(),
  mobile: z.string().nullable().describe('Masked'),
  email: z.string().nullable().describe('Masked'),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  passkeys: z.number().int(),
  registeredAt: Moment,
  trialEndsAt: Moment.nullable(),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const memberEndpoints = {
  info: endpoint({
    method: 'GET',
    path: '/wps/member/info',
    summary: 'Who is signed in, as the site shows them',
    access: 'session',
    duringPasswordChange: true,
    answer: MemberInfo,
    refusals: [],
  }),
  setNickname: endpoint({
    method: 'POST',
    path: '/wps/member/info/nickname',
    summary: 'Changes the nickname; empty takes it away',
    access: 'member',
    body: z.object({ nickname: Text.trim().max(40) }),
    answer: z.object({ nickname: z.string().nullable() }),
    refusals: [],
  }),
  headIcon: endpoint({
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: "The member's picture (getHeadIcon)",
    access: 'session',
    modules: ['profilePicture'],
    answer: HeadIcon,
    refusals: [],
  }),
  setHeadIcon: endpoint({
    method: 'POST',
    path: '/wps/member/info/icon',
    summary: 'Chooses a drawn picture, or uploads a PNG or JPEG of at most 5 MB as base64 (setHeadIcon)',
    access: 'member',
    callsPerMinute: 20,
    modules: ['profilePicture'],
    form: true,
    bodyMaxBytes: UPLOAD_MAX_BYTES,
    body: z.object({ icon: HeadIconName.optional(), image: Text.optional() }),
    answer: HeadIcon,
    refusals: ['upload_rejected'],
  }),
  setLanguage: endpoint({
    method: 'POST',
    path: '/wps/member/info/language',
    summary: 'Remembers the language the member reads, for messages sent to them',
    access: 'session',
    duringPasswordChange: true,
    body: z.object({ language: Language }),
    answer: z.object({}),
    refusals: [],
  }),
};
