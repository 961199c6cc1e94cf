import { IconButton } from '@parlour/ui';
import type { Route } from '../../platform/routes/routes.ts';
import { useText } from '../../platform/texts/texts.tsx';
import styles from './BackBar.module.css';
import { MenuButton } from './MenuButton.tsx';
import { useGoBack } from './useGoBack.ts';

/**
 * The arrow and the title, in the same place on every page. It is the site's header or, on a page without one, a part
 * of the page (docs/decisions/0017, 0154).
 */
export function BackBar({ route, title }: { route: Route; title: string }) {
  const text = useText();
  const goBack = useGoBack(route.back);
  const Bar = route.header === 'none' ? 'div' : 'header';
  return (
    <Bar className={styles.bar}>
      <IconButton icon="back" label={text('shell.back')} onPress={goBack} />
      <h1 className={styles.title}>{title}</h1>
      <MenuButton />
    </Bar>
  );
}
