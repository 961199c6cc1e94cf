import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { SecondFactor, SecondStep } from './second-factor/second-factor.ts';

type Names =
  | 'finishLogin'
  | 'secondFactorOptions'
  | 'addSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor';

export function secondFactorRoutes({
  secondFactor,
  secondStep,
}: {
  secondFactor: SecondFactor;
  secondStep: SecondStep;
}): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    finishLogin: (call) => secondStep.finish(call, call.body),
    secondFactorOptions: (call) => secondFactor.start(call, call.session),
    addSecondFactor: (call) => secondFactor.add(call, call.session, call.body),
    renewRecoveryCodes: (call) => secondFactor.renewCodes(call, call.session, call.body),
    async removeSecondFactor(call) {
      await secondFactor.remove(call, call.session, call.body);
      return {};
    },
  };
}
