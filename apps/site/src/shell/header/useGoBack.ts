import { SITE_BASE } from '@parlour/contract/values/site-paths';
import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES, type Route } from '../../platform/routes/routes.ts';

/**
 * Goes home or one page back; home, or to the page that the address names, if the visitor came straight from elsewhere. The arrow never adds to the history:
 * the phone's own way back must not lead to the page just left.
 */
export function useGoBack(back: Route['back']): () => void {
  const { depth, from, search } = usePlace();
  return () => {
    const given = new URLSearchParams(search).get('backUrl');
    if (depth > 0 && (back !== 'home' || from === ROUTES.home.path)) history.back();
    else navigate(given?.startsWith(SITE_BASE) ? given : ROUTES.home.path, { isReplacing: true });
  };
}
