import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import { navigate } from '../../../platform/routes/place.store.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useBrand, useSite } from '../../../platform/site.ts';
import { useCashierText } from '../cashier-text.ts';
import { isInForm, lengthOf } from './payment-password.rules.ts';
import { useAccountPassword } from './useAccountPassword.ts';

const FIELD_OF = {
  wrong_password: 'password',
  locked_out: 'password',
  same_password: 'newPassword',
  confirmation_mismatch: 'confirmNewPassword',
} as const;

export function usePaymentPassword() {
  const text = useCashierText();
  const { client } = useSite();
  const rule = useBrand().register.fields.paymentPassword;
  const password = useAccountPassword();
  const { count, isDigits } = lengthOf(rule);
  const hint = text(isDigits ? 'cashier.password.digits' : 'cashier.password.characters', { count });
  const form = useForm({
    initial: { password: '', newPassword: '', confirmNewPassword: '' },
    rules: {
      password: password.rule,
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
  const send = async (body: typeof form.values) => {
    await client.identity.setPaymentPassword({ body });
    showToast(text('cashier.password.saved'), 'lobby');
    navigate(ROUTES.withdraw.path, { isReplacing: true });
  };
  return { form, hint, asksPassword: password.isAsked, submit: form.submit({ send }) };
}
