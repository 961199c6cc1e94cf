import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Social } from './third-parties/third-parties.ts';

type Names = 'socialStart' | 'social';

export function socialRoutes({
  social,
}: {
  social: Social;
}): Pick<Handlers<typeof contract.identity>, Names> {
  return {
    socialStart: (call) => social.start(call, call.body),
    social: (call) => social.finish(call, call.body),
  };
}
