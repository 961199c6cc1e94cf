import { Skeleton } from '@parlour/ui';
import styles from './LobbySkeleton.module.css';

const TABS = [0, 1, 2, 3, 4];

/** As many tabs as are seen at once, until the menu says which there are. */
export function TabsSkeleton() {
  return (
    <div className={styles.tabs} aria-hidden="true">
      {TABS.map((tab) => (
        <Skeleton key={tab} shape="fill" />
      ))}
    </div>
  );
}
