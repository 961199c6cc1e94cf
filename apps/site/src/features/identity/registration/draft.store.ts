import { create } from 'zustand';
import type { FormField } from './fields.rules.ts';
import type { RegistrationMethod } from './methods.rules.ts';

type Draft = {
  values: Record<FormField, string>;
  method: RegistrationMethod | null;
  /** Null: the brand's default. */
  isAgreed: boolean | null;
  /** The country chosen for the number; null: the visitor's own. */
  country: string | null;
  nextCodeAt: number | null;
  /** Ties a code of the third-party phone sign-in to the number it was sent to. */
  proof: { number: string; sessionInfo: string } | null;
};

export const EMPTY_VALUES: Draft['values'] = {
  username: '',
  password: '',
  confirmPassword: '',
  affiliateCode: '',
  paymentPassword: '',
  recommenderId: '',
  nickname: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  verificationCode: '',
  captcha: '',
};

const EMPTY: Draft = {
  values: EMPTY_VALUES,
  method: null,
  isAgreed: null,
  country: null,
  nextCodeAt: null,
  proof: null,
};

/** What was typed, so that reading the terms loses nothing. In memory only, since it contains passwords. */
export const useDraft = create<Draft>(() => EMPTY);

export function dropDraft(): void {
  useDraft.setState(EMPTY);
}
