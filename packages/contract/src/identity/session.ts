import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { listOf, pageById } from '../lists.ts';
import {
  ACCOUNT_REFUSALS,
  DialingCode,
  firebase,
  HUMAN_REFUSALS,
  humanProof,
  Id,
  LOGIN_TYPES,
  LoginMethod,
  MobileNumber,
  Moment,
  Name,
  Secret,
  SessionInfo,
  VerificationCode,
} from './parts.ts';

const OpenSession = z.object({
  id: Id,
  isCurrent: z.boolean(),
  createdAt: Moment,
  lastSeenAt: Moment,
  ip: z.string(),
  country: z.string().nullable(),
  device: z.enum(['H5', 'APP', 'OTHERS']),
  userAgent: z.string(),
  method: LoginMethod,
});

const LoginRecord = z.object({
  id: Id,
  at: Moment,
  isSuccess: z.boolean(),
  method: LoginMethod,
  ip: z.string(),
  country: z.string().nullable(),
  device: z.enum(['H5', 'APP', 'OTHERS']),
  userAgent: z.string(),
});

export const TICKET_PURPOSES = ['live', 'lottery', 'chat', 'game'] as const;

export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/wps/session/login',
    summary:
      'Signs in: by user name and password, by mobile number and SMS code, or by a third-party phone sign-in; a failure says in `value.captcha` that a captcha is needed next',
    access: 'everyone',
    callsPerMinute: 120,
    sealed: true,
    body: z.object({
      type: z.enum(LOGIN_TYPES).default('username'),
      side: z.enum(['member', 'agent']).default('member').describe('The side of the site to sign in on'),
      username: Name.optional().describe('With `sms` the mobile number'),
      password: Secret.optional(),
      countryDialingCode: DialingCode.optional(),
      verificationCode: VerificationCode.optional().describe('With `sms`: the code that was sent'),
      ...humanProof,
      ...firebase,
      firebaseMobileNo: MobileNumber.optional(),
      socialTicket: z
        .string()
        .max(100)
        .optional()
        .describe('Of `social`: links that third-party account to the one signed in to, for good'),
    }),
    answer: SessionInfo,
    refusals: [
      'wrong_credentials',
      'wrong_verification_code',
      'third_party_failed',
      'locked_out',
      'module_off',
      'social_linked',
      'verification_ended',
      ...HUMAN_REFUSALS,
      ...ACCOUNT_REFUSALS,
    ],
  }),
  freePlay: endpoint({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary:
      'Signs in as a guest with trial money: as the trial account made before in this browser, or a new one',
    access: 'everyone',
    callsPerMinute: 30,
    modules: ['freePlay'],
    body: z.object({ humanCheck: humanProof.humanCheck }),
    answer: SessionInfo,
    refusals: ['human_check_failed'],
  }),
  trialUser: endpoint({
    method: 'GET',
    path: '/wps/member/trialuser',
    summary: 'Makes a trial account, or names the one this browser has; `freeplay` then signs in to it',
    access: 'everyone',
    callsPerMinute: 30,
    modules: ['freePlay'],
    changesState: true,
    answer: z.object({ userName: z.string(), expiresAt: Moment }),
    refusals: [],
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/wps/session/logout',
    summary: 'Ends this session, on every server at once',
    access: 'session',
    answer: z.object({}),
    refusals: [],
  }),
  renewSession: endpoint({
    method: 'POST',
    path: '/wps/session/renew',
    summary: 'Says that somebody is still there, and when the session ends by itself',
    access: 'session',
    answer: z.object({ idleEndsAt: Moment, endsAt: Moment }),
    refusals: [],
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/wps/session/ticket',
    summary: 'A ticket that stands for the session in one address: single use, 60 seconds',
    access: 'session',
    body: z.object({ purpose: z.enum(TICKET_PURPOSES) }),
    answer: z.object({ ticket: z.string(), expiresAt: Moment }),
    refusals: [],
  }),
  openSessions: endpoint({
    method: 'GET',
    path: '/wps/member/sessions',
    summary: 'Where this account is signed in',
    access: 'member',
    answer: z.object({ items: z.array(OpenSession) }),
    refusals: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/wps/member/sessions',
    summary: 'Signs out one other session of this account, or all others',
    access: 'member',
    query: z.object({ id: Id.optional().describe('Absent: all but this one') }),
    answer: z.object({ ended: z.number().int() }),
    refusals: [],
  }),
  loginHistory: endpoint({
    method: 'GET',
    path: '/wps/member/loginHistory',
    summary: 'Who signed in to this account, or tried to, newest first',
    access: 'member',
    query: z.object(pageById),
    answer: listOf(LoginRecord),
    refusals: [],
  }),
  captcha: endpoint({
    method: 'GET',
    path: '/wps/captcha',
    summary: 'A new captcha as base64 PNG; which one it is travels in a cookie, and an answer is used once',
    access: 'everyone',
    callsPerMinute: 30,
    modules: ['captchaCheck', 'captcha'],
    answer: z.string(),
    refusals: [],
  }),
  humanChallenge: endpoint({
    method: 'GET',
    path: '/wps/captcha/challenge',
    summary: 'A proof of work (ALTCHA) whose solution goes into `humanCheck`; single use',
    access: 'everyone',
    callsPerMinute: 120,
    answer: z.object({
      algorithm: z.literal('SHA-256'),
      challenge: z.string(),
      maxnumber: z.number().int(),
      salt: z.string(),
      signature: z.string(),
      isOff: z.boolean().describe('No solution is asked for here (development and tests)'),
    }),
    refusals: [],
  }),
};
