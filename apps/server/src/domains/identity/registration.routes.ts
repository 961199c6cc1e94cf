import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import type { Registration } from './registration/registration.service.ts';
import type { Lines } from './registration/upline.service.ts';
import type { VisitorCodes } from './registration/visitor-codes.service.ts';

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
