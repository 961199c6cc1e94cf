import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Contacts } from './contacts/contacts.ts';
import type { PaymentPasswords } from './passwords/passwords.ts';
import type { Security } from './recovery/recovery.ts';
import type { Proofs, SecurityQuestions } from './security/security.ts';
import type { Social } from './third-parties/third-parties.ts';

type RouteNeeds = {
  security: Security;
  proofs: Proofs;
  questions: SecurityQuestions;
  social: Pick<Social, 'unlink'>;
  paymentPasswords: PaymentPasswords;
  contacts: Contacts;
};
type RouteName =
  | 'securityConfig'
  | 'setPaymentPassword'
  | 'sendProofCode'
  | 'removeLink'
  | 'securityQuestion'
  | 'setSecurityQuestion'
  | 'sendMobileCode'
  | 'changeMobile'
  | 'sendEmailCode'
  | 'changeEmail';

export function securityRoutes({
  security,
  proofs,
  questions,
  social,
  paymentPasswords,
  contacts,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, RouteName> {
  return {
    securityConfig: (call) => security.read(call, call.session),
    sendProofCode: (call) => proofs.sendCode(call, call.session, call.body.way),
    async removeLink(call) {
      await social.unlink(call, call.session, call.body);
      return {};
    },
    securityQuestion: (call) => questions.read(call, call.session),
    setSecurityQuestion: (call) => questions.set(call, call.session, call.body),
    setPaymentPassword: (call) => paymentPasswords.set(call, call.session, call.body),
    sendMobileCode: (call) => contacts.sendToMobile(call, call.session, call.body),
    changeMobile: (call) => contacts.changeMobile(call, call.session, call.body),
    sendEmailCode: (call) => contacts.sendToEmail(call, call.session, call.body),
    changeEmail: (call) => contacts.changeEmail(call, call.session, call.body),
  };
}
