import { IconButton } from '@parlour/ui';
import type { Route } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './BackBar.module.css';
import { MenuButton } from './MenuButton.tsx';
import { useGoBack } from './useGoBack.ts';

/**
 * The arrow and, where the specification gives one, the title. It is the site's header or, on a page without one, a
 * part of the page (docs/decisions/0017).
 */
export function BackBar({ route }: { route: Route }) {
  const text = useText();
  const goBack = useGoBack(route.back);
  const Bar = route.header === 'none' ? 'div' : 'header';
  return (
    <Bar className={styles.bar}>
      <IconButton icon="back" label={text('shell.back')} onPress={goBack} />
      {route.hasTitleInBar ? <h1 className={styles.title}>{text(route.title)}</h1> : <span />}
      <MenuButton />
    </Bar>
  );
}
