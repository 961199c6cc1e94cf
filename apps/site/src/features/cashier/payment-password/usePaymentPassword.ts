import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { required } from '../../../platform/forms/field.rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { EMPTY_PROOF, PROOF_FIELD_OF } from '../../../platform/proof/proof.rules.ts';
import { useProof } from '../../../platform/proof/useProof.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useCashierText } from '../cashier-text.ts';
import { isInForm, lengthOf } from './payment-password.rules.ts';

const FIELD_OF = {
  ...PROOF_FIELD_OF,
  wrong_payment_password: 'oldPaymentPassword',
  weak_payment_password: 'newPassword',
  same_password: 'newPassword',
  confirmation_mismatch: 'confirmNewPassword',
} as const;

export function usePaymentPassword() {
  const text = useCashierText();
  const { client } = useSite();
  const rule = useBrand().register.fields.paymentPassword;
  const proof = useProof();
  const { value: security } = useQuery({
    key: ['member', 'security'],
    load: (signal) => client.identity.securityConfig({ signal }),
  });
  const hasOld = security?.hasPaymentPassword ?? false;
  const [isForgotten, setForgotten] = useState(false);
  const asksOld = hasOld && !isForgotten;
  const { count, isDigits } = lengthOf(rule);
  const hint = text(isDigits ? 'cashier.password.digits' : 'cashier.password.characters', { count });
  const form = useForm({
    initial: { ...EMPTY_PROOF, oldPaymentPassword: '', newPassword: '', confirmNewPassword: '' },
    rules: {
      ...proof.rules,
      ...(asksOld ? { oldPaymentPassword: required() } : {}),
      ...(isForgotten ? { proofCode: required() } : {}),
      newPassword: (value) => {
        if (value.length < count) return { words: hint };
        return isInForm(value, rule) ? null : { words: isDigits ? hint : text('cashier.password.format') };
      },
      confirmNewPassword: (value, { newPassword }) =>
        value === newPassword ? null : { words: text('cashier.password.mismatch') },
    },
    fieldOf: FIELD_OF,
    problemOf: (name) => (name === 'newPassword' ? { words: text('cashier.password.format') } : null),
  });
  const send = async ({
    oldPaymentPassword,
    newPassword,
    confirmNewPassword,
    ...values
  }: typeof form.values) => {
    const taken = await proof.take(values);
    if (!taken) return;
    const body = { newPassword, confirmNewPassword, ...taken, ...(asksOld ? { oldPaymentPassword } : {}) };
    await client.identity.setPaymentPassword({ body });
    showToast(text('cashier.password.saved'), 'lobby');
    navigate(ROUTES.withdraw.path, { isReplacing: true });
  };
  return {
    form,
    hint,
    proof,
    asksOld,
    forget: wayOf(security) && asksOld ? () => setForgotten(true) : null,
    codeWay: isForgotten ? wayOf(security) : null,
    submit: form.submit({ send }),
  };
}

type Contacts = { isMobileVerified: boolean; isEmailVerified: boolean } | null;

/** Where a code can be sent in place of the forgotten one. */
function wayOf(contacts: Contacts): 'sms' | 'mail' | null {
  if (contacts?.isMobileVerified) return 'sms';
  return contacts?.isEmailVerified ? 'mail' : null;
}
