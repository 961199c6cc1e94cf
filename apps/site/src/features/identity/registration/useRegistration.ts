import type { CallRefused, SessionInfo } from '@parlour/client';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useBrand } from '../../../platform/site.ts';
import { usePasswordStrength } from '../fields/usePasswordStrength.ts';
import { useCaptcha } from '../human-check/useCaptcha.ts';
import { useHumanCheck } from '../human-check/useHumanCheck.ts';
import { useSocialStranger } from '../third-parties/social.store.ts';
import { useDraft } from './draft.store.ts';
import { type FormField, shownFields } from './fields.rules.ts';
import { methodInUse, registrationWays } from './methods.rules.ts';
import { FIELD_OF_REFUSAL, usesUpCaptcha } from './refusal-fields.rules.ts';
import { useAffiliateCode } from './useAffiliateCode.ts';
import { useRegisterSettings } from './useRegisterSettings.ts';
import { useRegistrationCode } from './useRegistrationCode.ts';
import { useRegistrationCountry } from './useRegistrationCountry.ts';
import { useSendRegistration } from './useSendRegistration.ts';
import { rulesOf } from './validation.rules.ts';

/** Everything behind the registration form. */
export function useRegistration({ onRegistered }: { onRegistered: (info: SessionInfo) => void }) {
  const { name: brandName, whitelabel, phoneProvider } = useBrand();
  const settings = useRegisterSettings();
  const affiliate = useAffiliateCode();
  const ways = registrationWays(whitelabel, phoneProvider !== null);
  const method = methodInUse(
    ways.methods,
    useDraft((draft) => draft.method),
  );
  const agreed = useDraft((draft) => draft.isAgreed);
  const isAgreed = agreed ?? settings.agreeStartsChecked;
  const shown = shownFields({ method, ways, settings, isAffiliateCodeGood: affiliate.state !== 'bad' });
  const isShown = (name: FormField) => shown.some(({ field }) => field === name);
  const country = useRegistrationCountry({ isNeeded: isShown('mobileNum') });
  const strength = usePasswordStrength();
  const form = useForm<FormField>({
    initial: useDraft.getState().values,
    rules: rulesOf(shown, { settings, dialingCode: country.dialingCode, brandName, strength }),
    judgedWhileTyping: ['password'],
    fieldOf: FIELD_OF_REFUSAL,
  });
  useKeptDraft(form.values);
  useOfferedCode({ affiliate, fill: (code) => form.set('affiliateCode', code) });

  const captcha = useCaptcha({ isShown: isShown('captcha') });
  const refreshCaptcha = () => {
    form.setValues((values) => ({ ...values, captcha: '' }));
    captcha.refresh();
  };
  const human = useHumanCheck();
  const code = useRegistrationCode({
    number: { dialingCode: country.dialingCode ?? '', typed: form.values.mobileNum },
    human,
    provider: ways.isPhoneByProvider ? phoneProvider : null,
    onRefused: form.refuse,
  });
  const send = useSendRegistration({
    filled: {
      method,
      shown,
      isAgreed,
      countryDialingCode: country.dialingCode,
      affiliateCode: affiliate.state === 'bad' ? null : affiliate.offered,
    },
    human,
    verify: ways.isPhoneByProvider && isShown('verificationCode') ? code.verify : null,
    show: form.show,
    onRegistered,
  });

  return {
    methods: ways.methods,
    method,
    chooseMethod: (chosen: typeof method) => useDraft.setState({ method: chosen }),
    shown,
    settings,
    form,
    country,
    captcha: { image: captcha.image, refresh: refreshCaptcha },
    code,
    sendCode: () => {
      if (form.check(['mobileNum'])) code.send();
    },
    isAgreed,
    isAgreementTakenBack: agreed === false,
    agree: (agreed: boolean) => useDraft.setState({ isAgreed: agreed }),
    prepare: human.prepare,
    submit: form.submit({
      send,
      onRefused: (refused: CallRefused) => {
        if (usesUpCaptcha(refused)) refreshCaptcha();
      },
    }),
    stranger: useSocialStranger((state) => state.stranger),
  };
}

/** Keeps everything while the visitor reads the terms, except the captcha, which changes. */
function useKeptDraft(values: Record<FormField, string>): void {
  useEffect(() => useDraft.setState({ values: { ...values, captcha: '' } }), [values]);
}

/** Puts a bad code from the address into its field, so that the visitor sees it. */
function useOfferedCode({
  affiliate: { offered, state },
  fill,
}: {
  affiliate: ReturnType<typeof useAffiliateCode>;
  fill: (code: string) => void;
}): void {
  const fillOnce = useEffectEvent((code: string) => {
    if (useDraft.getState().values.affiliateCode === '') fill(code);
  });
  useEffect(() => {
    if (offered && state === 'bad') fillOnce(offered);
  }, [offered, state]);
}
