import { IconButton } from '@parlour/ui';
import { navigate, usePlace } from '../../platform/routes/place.store.ts';
import { ROUTES } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './CloseHotspot.module.css';

/** Specification section 2, "Lottery frame": back home if the address says so, else to the games. */
export function CloseHotspot() {
  const text = useText();
  const query = new URLSearchParams(usePlace((place) => place.search));
  const target = query.has('pageBack') ? ROUTES.home.path : ROUTES.games.path;
  return (
    <div className={styles.hotspot}>
      <IconButton icon="close" label={text('shell.close')} onPress={() => navigate(target)} />
    </div>
  );
}
