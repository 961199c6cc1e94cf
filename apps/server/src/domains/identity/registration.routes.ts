import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Lines, Registration, VisitorCodes } from './registration/registration.ts';

type Names =
  | 'register'
  | 'registerMobile'
  | 'checkUsername'
  | 'checkAffiliateCode'
  | 'sendRegistrationCode'
  | 'sendVisitorCode';

type RouteNeeds = { registration: Registration; lines: Lines; visitorCodes: VisitorCodes };

export function registrationRoutes({
  registration,
  lines,
  visitorCodes,
}: RouteNeeds): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    register: (call) => registration.register(call, call.body, 'username'),
    registerMobile: (call) => registration.register(call, call.body, 'mobile'),
    checkUsername: (call) => registration.checkName(call, call.query.username),
    checkAffiliateCode: (call) => lines.check(call, call.body.code),
    sendRegistrationCode: (call) => visitorCodes.toRegister(call, call.body),
    sendVisitorCode: (call) => visitorCodes.toMember(call, call.body),
  };
}
