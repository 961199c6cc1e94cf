import { buttonClass, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ActiveBonus } from './ActiveBonus.tsx';
import styles from './Bonuses.module.css';
import { useBonusesText } from './bonuses-text.ts';
import { OtherBonuses } from './OtherBonuses.tsx';
import { useBonuses } from './useBonuses.ts';

/** The member's bonuses: the active one with everything that keeps it locked, those that wait, those that ended. */
export function Bonuses() {
  const text = useBonusesText();
  const words = useText();
  const { value, isFailed, reload } = useBonuses();
  if (!value && isFailed) return <LoadFailed onRetry={reload} />;
  if (!value) return <Skeleton shape="card" />;
  const { account, bonuses } = value;
  if (bonuses.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="gift" />}
        title={text('bonuses.empty')}
        detail={text('bonuses.emptyDetail')}
      >
        <Link className={buttonClass()} to={ROUTES.promotions.path}>
          {words(ROUTES.promotions.title)}
        </Link>
      </NoData>
    );
  const others = bonuses.filter(({ state }) => state !== 'active');
  return (
    <div className={styles.page}>
      {account && <ActiveBonus account={account} onChanged={reload} />}
      <OtherBonuses
        title={text('bonuses.waiting')}
        bonuses={others.filter(({ state }) => state === 'waiting')}
      />
      <OtherBonuses
        title={text('bonuses.ended')}
        bonuses={others.filter(({ state }) => state !== 'waiting')}
      />
    </div>
  );
}
