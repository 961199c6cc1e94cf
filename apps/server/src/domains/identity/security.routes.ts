import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Contacts, Security } from './contacts/contacts.ts';
import type { PaymentPasswords } from './passwords/passwords.ts';

type RouteNeeds = { security: Security; paymentPasswords: PaymentPasswords; contacts: Contacts };
type RouteName =
  | 'securityConfig'
  | 'setPaymentPassword'
  | 'sendMobileCode'
  | 'changeMobile'
  | 'sendEmailCode'
  | 'changeEmail';

export function securityRoutes({
  security,
  paymentPasswords,
  contacts,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, RouteName> {
  return {
    securityConfig: ({ brand, session }) => security.read(brand, session),
    setPaymentPassword: (call) => paymentPasswords.set(call, call.session, call.body),
    sendMobileCode: (call) => contacts.sendToMobile(call, call.session, call.body),
    changeMobile: (call) => contacts.changeMobile(call, call.session, call.body),
    sendEmailCode: (call) => contacts.sendToEmail(call, call.session, call.body),
    changeEmail: (call) => contacts.changeEmail(call, call.session, call.body),
  };
}
