import clsx from 'clsx';
import { CategoryIcon } from '../art/CategoryIcon.tsx';
import { TAB_NAMES } from '../category-names.ts';
import type { TabName } from '../category-tabs.rules.ts';
import { TabStrip } from '../lists/TabStrip.tsx';
import { useLobbyText } from '../lobby-text.ts';
import styles from './CategoryTabs.module.css';

type Props = { tabs: readonly TabName[]; chosen: TabName; panelId: string; onPress: (tab: TabName) => void };

export function CategoryTabs({ tabs, chosen, panelId, onPress }: Props) {
  const text = useLobbyText();
  return (
    <TabStrip label={text('lobby.menu')} kind="five">
      {tabs.map((tab) => (
        <button
          key={tab}
          className={clsx(styles.tab, tab === chosen && styles.chosen)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelId : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onPress(tab)}
        >
          <CategoryIcon name={tab} />
          <span className={styles.label}>{text(TAB_NAMES[tab])}</span>
        </button>
      ))}
    </TabStrip>
  );
}
