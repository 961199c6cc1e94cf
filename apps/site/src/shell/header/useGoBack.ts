import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES, type Route } from '../../platform/routes/routes.ts';

/** Goes home or one page back; home if the visitor came straight from elsewhere. */
export function useGoBack(back: Route['back']): () => void {
  const isFirst = usePlace(({ depth }) => depth === 0);
  return () => {
    if (back === 'home' || isFirst) navigate(ROUTES.home.path, { isReplacing: isFirst });
    else history.back();
  };
}
