import type { CallRefused } from '@parlour/client';
import type { SiteSide } from '@parlour/contract/values/identity';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { usePhoneCode } from '../codes/usePhoneCode.ts';
import { useDialingChoice } from '../fields/useDialingChoice.ts';
import { useCaptcha } from '../human-check/useCaptcha.ts';
import { useHumanCheck } from '../human-check/useHumanCheck.ts';
import type { LoginWay } from '../login-way.ts';
import { useRememberedCredentials } from '../remember-me/useRememberedCredentials.ts';
import { useSocialStranger } from '../third-parties/social.store.ts';
import { enterSite } from './enter-site.ts';
import { type LoginField, loginMethods, loginPayload, loginRules } from './login.rules.ts';
import { isSecondStep } from './second-step.store.ts';

const EMPTY: Record<LoginField, string> = {
  username: '',
  password: '',
  mobileNum: '',
  code: '',
  captcha: '',
};
const FIELD_OF = {
  wrong_captcha: 'captcha',
  wrong_verification_code: 'code',
  invalid_mobile: 'mobileNum',
} as const;

/** Specification section 4, "Login". */
export function useLogin({ side }: { side: SiteSide }) {
  const { client } = useSite();
  const methods = loginMethods(useBrand());
  const [method, setMethod] = useState<LoginWay>(methods[0]);
  const [hasCaptcha, setHasCaptcha] = useState(false);
  const [isRemembering, setRemembering] = useState(false);
  const stranger = useSocialStranger((state) => state.stranger);
  const remembered = useRememberedCredentials();
  const human = useHumanCheck();
  const captcha = useCaptcha({ isShown: hasCaptcha });
  const dialing = useDialingChoice({ isNeeded: method !== 'username' });
  const form = useForm({
    initial: EMPTY,
    rules: loginRules(method, { hasCaptcha, dialingCode: dialing.dialingCode }),
    fieldOf: FIELD_OF,
  });
  const phone = usePhoneCode({
    method,
    mobileNum: form.values.mobileNum,
    dialingCode: dialing.dialingCode,
    human,
    onRefused: form.refuse,
  });

  const fill = useEffectEvent(async () => {
    const kept = await remembered?.read(method);
    setRemembering(Boolean(kept));
    if (!kept) return;
    const name = method === 'username' ? 'username' : 'mobileNum';
    form.setValues((values) => ({ ...values, [name]: kept.username, password: kept.password }));
    dialing.chooseDialingCode(kept.countryDialingCode);
    human.prepare();
  });
  useEffect(() => {
    if (method) void fill();
  }, [method]);

  const send = async (values: Record<LoginField, string>) => {
    const firebaseIdToken = method === 'firebase' ? await phone.verify(values.code) : undefined;
    if (firebaseIdToken === null) return form.show({ code: { key: 'identity.rules.code' } });
    const humanCheck = await human.take();
    const countryDialingCode = dialing.dialingCode;
    const socialTicket = stranger?.socialTicket;
    const proofs = { humanCheck, socialTicket, firebaseIdToken };
    const body = loginPayload({ method, side, values, countryDialingCode, ...proofs });
    const username = body.username ?? values.mobileNum.trim();
    const remember = async () => {
      const password = body.password ?? '';
      if (isRemembering) await remembered?.write({ type: method, username, password, countryDialingCode });
      else remembered?.forget(method);
    };
    try {
      const session = await client.identity.login({ body });
      await remember();
      enterSite(session);
    } catch (error) {
      if (!isSecondStep(error)) throw error;
      await remember();
    }
  };

  /** A captcha is required after the first failure; each answer works for one try. */
  const onRefused = ({ code, value }: CallRefused) => {
    if (value.captcha !== true && !hasCaptcha) return;
    form.setValues((values) => ({ ...values, captcha: '' }));
    if (hasCaptcha) captcha.refresh();
    setHasCaptcha(true);
    // No picture was shown yet, so the answer was not wrong but missing.
    if (code !== 'wrong_captcha' || hasCaptcha) return;
    form.reset();
    form.show({ captcha: { key: 'identity.rules.captcha' } });
  };

  const switchMethod = (next: LoginWay) => {
    setMethod(next);
    form.reset();
    if (hasCaptcha) captcha.refresh();
  };

  return {
    form,
    submit: form.submit({ send, onRefused }),
    prepare: human.prepare,
    methods,
    method,
    switchMethod,
    dialing,
    code: { ...phone.sending, send: () => form.check(['mobileNum']) && phone.sending.send() },
    captcha: hasCaptcha ? captcha : null,
    remember: remembered && { isOn: isRemembering, set: setRemembering },
  };
}
