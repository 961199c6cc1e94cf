import { bareNumber } from '@parlour/contract/values/phone-number.rules';
import { useCodeSending } from '../../../platform/codes/useCodeSending.ts';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { EMPTY_PROOF } from '../../../platform/proof/proof.rules.ts';
import { useProof } from '../../../platform/proof/useProof.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { readMember } from '../../../platform/session/session-life.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { useDialingChoice } from '../fields/useDialingChoice.ts';
import {
  type ContactField,
  type ContactKind,
  contactRules,
  FIELD_OF_KIND,
  fieldsOfRefusal,
} from './contact.rules.ts';
import { useContactsText } from './contacts-text.ts';

const EMPTY: Record<ContactField, string> = {
  mobileNum: '',
  email: '',
  verificationCode: '',
  ...EMPTY_PROOF,
};

/** Sends a code to the new number or address, and confirms it together with the account's password. */
export function useContactChange(kind: ContactKind) {
  const text = useContactsText();
  const { moment } = useFormats();
  const { client } = useSite();
  const proof = useProof();
  const dialing = useDialingChoice({ isNeeded: kind === 'mobile' });
  const form = useForm({
    initial: EMPTY,
    rules: contactRules(kind, { proof: proof.rules, dialingCode: dialing.dialingCode }),
    fieldOf: fieldsOfRefusal(kind),
    problemOf: (name) => (name === 'email' ? { key: 'identity.rules.email' } : null),
  });
  const mobile = {
    mobileNum: bareNumber(form.values.mobileNum),
    countryDialingCode: dialing.dialingCode,
  };
  const email = { email: form.values.email.trim() };

  const sending = useCodeSending({
    send: () =>
      kind === 'mobile'
        ? client.identity.sendMobileCode({ body: mobile })
        : client.identity.sendEmailCode({ body: email }),
    onRefused: form.refuse,
  });

  const send = async ({ verificationCode, ...values }: typeof EMPTY) => {
    const taken = await proof.take(values);
    if (!taken) return;
    const proven = { verificationCode: verificationCode.trim(), ...taken };
    const { withdrawalsHeldUntil } =
      kind === 'mobile'
        ? await client.identity.changeMobile({ body: { ...mobile, ...proven } })
        : await client.identity.changeEmail({ body: { ...email, ...proven } });
    showToast(text('contacts.saved', { moment: moment(withdrawalsHeldUntil) }), 'short');
    void readMember(client);
    navigate(ROUTES.security.path, { isReplacing: true });
  };

  return {
    form,
    dialing: dialing.field,
    proof,
    seconds: sending.seconds,
    isSending: sending.isSending,
    sendCode: () => {
      form.reset();
      if (form.check([FIELD_OF_KIND[kind]])) sending.send();
    },
    submit: form.submit({ send }),
  };
}
