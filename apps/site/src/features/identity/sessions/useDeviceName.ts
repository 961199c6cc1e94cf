import { useText } from '../../../platform/texts/texts.tsx';
import { describeUserAgent } from './user-agent.rules.ts';

/** A readable name for the device a member signed in with. */
export function useDeviceName(): (userAgent: string) => string {
  const text = useText();
  return (userAgent) => describeUserAgent(userAgent) || text('member.device.unknown');
}
