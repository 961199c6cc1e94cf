import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { PasswordChange, PasswordReset } from './passwords/passwords.ts';

type Names = 'sendPasswordEmail' | 'verifyPasswordCode' | 'setPassword' | 'changePassword';

type RouteNeeds = { passwordReset: PasswordReset; passwordChange: PasswordChange };

export function passwordRoutes({
  passwordReset,
  passwordChange,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    sendPasswordEmail: (call) => passwordReset.sendMail(call, call.body),
    verifyPasswordCode: (call) => passwordReset.verify(call, call.query),
    setPassword: (call) => passwordReset.set(call, call.body),
    changePassword: (call) => passwordChange.change(call, call.session, call.body),
  };
}
