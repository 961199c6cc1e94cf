import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import type { PaymentPasswords } from './payment-password.service.ts';
import type { Security } from './security.service.ts';

type RouteNeeds = { security: Security; paymentPasswords: PaymentPasswords };

export function securityRoutes({
  security,
  paymentPasswords,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, 'securityConfig' | 'setPaymentPassword'> {
  return {
    securityConfig: ({ brand, session }) => security.read(brand, session),
    setPaymentPassword: (call) => paymentPasswords.set(call, call.session, call.body),
  };
}
