import { useId } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';

/** The picture of a captcha, loaded as soon as it is shown. Without one a press on its place asks again. */
export function useCaptcha({ isShown }: { isShown: boolean }) {
  const { client } = useSite();
  const { value, isLoading, reload } = useQuery({
    key: ['site', 'captcha', useId()],
    load: (signal) => client.identity.captcha({ signal }),
    isNeeded: isShown,
  });
  // An older picture belongs to a captcha that the server is replacing.
  return { image: isLoading ? null : value, refresh: reload };
}
