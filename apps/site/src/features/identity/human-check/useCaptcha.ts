import { useId } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

/** The captcha's picture, loaded as soon as it is shown. If loading failed, a press tries again. */
export function useCaptcha({ isShown }: { isShown: boolean }) {
  const { client } = useSite();
  const { value, isLoading, reload } = useQuery({
    key: ['site', 'captcha', useId()],
    load: (signal) => client.identity.captcha({ signal }),
    isNeeded: isShown,
  });
  // An older picture belongs to a captcha the server is replacing.
  return { image: isLoading ? null : value, refresh: reload };
}
