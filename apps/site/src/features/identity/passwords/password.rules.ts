import { every, type Rule, type Rules, required } from '../../../platform/forms/field.rules.ts';
import { type BrandFields, brandRule, loginPassword } from '../field.rules.ts';

export type NewPasswordField = 'newPassword' | 'confirmNewPassword';
export type ChangePasswordField = 'oldPassword' | NewPasswordField;

/** Specification section 5: the new password by the brand's rule, not `weak`, and its repetition. */
export function newPasswordRules(
  fields: BrandFields,
  weak: Rule,
): Rules<NewPasswordField> & Record<NewPasswordField, Rule> {
  return {
    newPassword: every(required(), brandRule(fields, 'password'), weak),
    confirmNewPassword: every(required('identity.rules.enterPassword'), (value, { newPassword }) =>
      value === newPassword ? null : { key: 'identity.rules.confirmation' },
    ),
  };
}

/** `heldPassword`: the old one, if it need not be typed. */
export function changePasswordRules(
  fields: BrandFields,
  { heldPassword, weak }: { heldPassword: string | null; weak: Rule },
): Rules<ChangePasswordField> {
  const { newPassword, confirmNewPassword } = newPasswordRules(fields, weak);
  const differs: Rule = (value, { oldPassword }) =>
    value === (heldPassword ?? oldPassword) ? { key: 'identity.rules.samePassword' } : null;
  return {
    ...(heldPassword === null ? { oldPassword: loginPassword } : {}),
    newPassword: every(newPassword, differs),
    confirmNewPassword,
  };
}
