import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES, type Route } from '../../platform/routes/routes.ts';

/** Back to home, or one page back; who came here from elsewhere has no page of ours to go back to. */
export function useGoBack(back: Route['back']): () => void {
  const isFirst = usePlace(({ depth }) => depth === 0);
  return () => {
    if (back === 'home' || isFirst) navigate(ROUTES.home.path, { isReplacing: isFirst });
    else history.back();
  };
}
