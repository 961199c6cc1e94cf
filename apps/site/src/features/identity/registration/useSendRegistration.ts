import type { SessionInfo } from '@parlour/client';
import { TOAST_MS } from '@parlour/ui';
import { detectWebClip } from '../../../platform/device/device.ts';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import type { Problems } from '../../../platform/forms/field.rules.ts';
import { waitOnDevice } from '../../../platform/loading/load-screen.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import type { HumanCheck } from '../human-check/human-check.ts';
import { useSocialStranger } from '../third-parties/social.store.ts';
import { dropDraft } from './draft.store.ts';
import type { FormField, ShownField } from './fields.rules.ts';
import { dropInvitation } from './invitation.store.ts';
import type { RegistrationMethod } from './methods.rules.ts';
import { payloadOf } from './payload.rules.ts';
import { registerMethodOf } from './register-method.rules.ts';
import { isAffiliateCodeGood } from './useAffiliateCode.ts';
import { type FormValues, valueToSend } from './validation.rules.ts';

type Needs = {
  filled: {
    method: RegistrationMethod;
    shown: readonly ShownField[];
    isAgreed: boolean;
    countryDialingCode: string | null;
    /** From the address, unless it is known to be bad. */
    affiliateCode: string | null;
  };
  human: HumanCheck;
  /** Set if the third-party phone sign-in verifies the code. */
  verify: ((code: string) => Promise<string | null>) | null;
  show: (problems: Problems<FormField>) => void;
  onRegistered: (info: SessionInfo) => void;
};

/** Sends a valid form after checking the invitation code and the number. */
export function useSendRegistration({ filled, human, verify, show, onRegistered }: Needs) {
  const { client, device } = useSite();
  const text = useText();

  const checkAffiliateCode = async (values: FormValues): Promise<boolean> => {
    const code = valueToSend('affiliateCode', values.affiliateCode);
    const isTyped = code !== '' && filled.shown.some(({ field }) => field === 'affiliateCode');
    if (!isTyped || (await isAffiliateCodeGood(client, code))) return true;
    // Specification section 8: the toast first, and then the field.
    showToast(text('registration.error.affiliateCode'), 'invitationCodeError');
    await waitOnDevice(TOAST_MS.invitationCodeError);
    show({ affiliateCode: { key: 'registration.error.affiliateCode' } });
    return false;
  };

  return async (values: FormValues): Promise<void> => {
    if (!(await checkAffiliateCode(values))) return;
    const firebaseIdToken = verify && (await verify(values.verificationCode.trim()));
    // Specification section 8: a verification that returns nothing ends the registration.
    if (verify && !firebaseIdToken) return show({ verificationCode: { key: 'identity.rules.code' } });
    const body = payloadOf({
      ...filled,
      values,
      registerMethod: registerMethodOf(device, detectWebClip()),
      hostname: location.hostname,
      humanCheck: await human.take(),
      firebaseIdToken,
      socialTicket: useSocialStranger.getState().stranger?.socialTicket ?? null,
    });
    const register =
      filled.method === 'mobileNum' ? client.identity.registerMobile : client.identity.register;
    const info = await register({ body });
    dropDraft();
    dropInvitation();
    onRegistered(info);
  };
}
