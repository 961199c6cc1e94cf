import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import type { Human } from './human.service.ts';
import type { PasswordChange } from './password-change.service.ts';
import type { PasswordReset } from './password-reset.service.ts';

type Names = 'sendPasswordEmail' | 'verifyPasswordCode' | 'setPassword' | 'changePassword';

type RouteNeeds = { human: Human; passwordReset: PasswordReset; passwordChange: PasswordChange };

export function passwordRoutes({
  human,
  passwordReset,
  passwordChange,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    async sendPasswordEmail(call) {
      await human.requireWork(call, call.body.humanCheck);
      if (human.hasCaptcha(call.brand)) await human.requireCaptcha(call, call.body.captcha);
      return passwordReset.sendMail(call, call.body);
    },
    verifyPasswordCode: (call) => passwordReset.verify(call, call.query),
    setPassword: (call) => passwordReset.set(call, call.body),
    changePassword: (call) => passwordChange.change(call, call.session, call.body),
  };
}
