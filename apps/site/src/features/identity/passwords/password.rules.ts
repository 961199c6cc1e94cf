import { every, type Rule, type Rules, required } from '../../../platform/forms/field.rules.ts';
import { type BrandFields, brandRule, loginPassword } from '../field.rules.ts';

export type NewPasswordField = 'newPassword' | 'confirmNewPassword';
export type ChangePasswordField = 'oldPassword' | NewPasswordField;

/** Specification section 5: the new password by the brand's rule, and its repetition. */
export function newPasswordRules(
  fields: BrandFields,
): Rules<NewPasswordField> & Record<NewPasswordField, Rule> {
  return {
    newPassword: every(required(), brandRule(fields, 'password')),
    confirmNewPassword: every(required('identity.rules.enterPassword'), (value, { newPassword }) =>
      value === newPassword ? null : { key: 'identity.rules.confirmation' },
    ),
  };
}

/** `heldPassword`: the old one, if it need not be typed. */
export function changePasswordRules(
  fields: BrandFields,
  { heldPassword }: { heldPassword: string | null },
): Rules<ChangePasswordField> {
  const { newPassword, confirmNewPassword } = newPasswordRules(fields);
  const differs: Rule = (value, { oldPassword }) =>
    value === (heldPassword ?? oldPassword) ? { key: 'identity.rules.samePassword' } : null;
  return {
    ...(heldPassword === null ? { oldPassword: loginPassword } : {}),
    newPassword: every(newPassword, differs),
    confirmNewPassword,
  };
}
