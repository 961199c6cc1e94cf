import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';

type Names = 'socialStart' | 'social';

export function socialRoutes(): Pick<Handlers<typeof contract.identity>, Names> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    socialStart: later,
    social: later,
  };
}
