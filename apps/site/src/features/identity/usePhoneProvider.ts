import type { SystemInfo } from '@parlour/client';
import { useBrand } from '../../platform/site.ts';
import type { PhoneProvider } from './outbound/phone-provider.ts';

/** The third-party phone sign-in of the brand, where it uses one. */
export function usePhoneProvider(): PhoneProvider | null {
  const { phoneProvider = null } = useBrand() as SystemInfo & { phoneProvider?: PhoneProvider | null };
  return phoneProvider;
}
