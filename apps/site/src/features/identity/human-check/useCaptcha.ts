import { CallRefused } from '@parlour/client';
import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../../platform/site.ts';

/** The picture of a captcha, loaded as soon as it is shown. */
export function useCaptcha({ isShown }: { isShown: boolean }) {
  const { client } = useSite();
  const [image, setImage] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => {
    if (!isShown) return;
    // Only the newest answer counts: an older picture would belong to a captcha that the server has replaced.
    let isNewest = asked >= 0;
    setImage(null);
    client.identity.captcha().then(
      (picture) => isNewest && setImage(picture),
      (error: unknown) => {
        // Without a network the skeleton stays, and a press on it asks again.
        if (!(error instanceof CallRefused)) reportError(error);
      },
    );
    return () => {
      isNewest = false;
    };
  }, [client, isShown, asked]);
  return { image, refresh };
}
