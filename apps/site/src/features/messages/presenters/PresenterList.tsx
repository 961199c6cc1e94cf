import { presentersTexts } from '@parlour/texts/load/presenters';
import { EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { PresenterCard } from './PresenterCard.tsx';
import styles from './PresenterList.module.css';
import { inOrder } from './presenters.rules.ts';
import { usePresenters } from './usePresenters.ts';

/** Who presents for the brand, and when. */
export function PresenterList() {
  const text = useTextOf(presentersTexts);
  const { presenters, isFailed, reload } = usePresenters();
  if (!presenters) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="tile" />;
  if (presenters.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="star" />}
        title={text('presenters.empty')}
        detail={text('presenters.emptyDetail')}
      />
    );
  return (
    <ul className={styles.list}>
      {inOrder(presenters).map((presenter) => (
        <li key={presenter.id}>
          <PresenterCard presenter={presenter} />
        </li>
      ))}
    </ul>
  );
}
