import { Button, buttonClass, EmptyArt, NoData, panel, Section, Skeleton } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { LoadMore } from '../../../platform/records/LoadMore.tsx';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { FreeRounds } from '../rounds/FreeRounds.tsx';
import { PointsCard } from './PointsCard.tsx';
import { RewardCard, RewardLine } from './RewardCard.tsx';
import styles from './Rewards.module.css';

/** What can be claimed, one by one or all together, and what was. */
export function RewardCentre() {
  const words = useText();
  const text = useOfferText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'rewards'],
    load: (signal) => client.promotions.rewards({ signal }),
    news: 'promotions',
  });
  const history = useEndless({
    key: ['member', 'rewardHistory'],
    load: (signal, place) => client.promotions.rewardHistory({ signal, query: place }),
    news: 'promotions',
  });
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="tile" />;
  const { rewards } = value;
  const claimable = rewards.filter(({ state }) => state === 'unclaimed').length;
  const claim = (id: string) =>
    run(async () => {
      await client.promotions.claimReward({ body: { id } });
      showToast(text('offers.claimed'), 'short');
      reload();
    });
  const claimAll = () =>
    run(async () => {
      await client.promotions.claimRewards({ body: {} });
      showToast(text('offers.claimed'), 'short');
      reload();
    });
  return (
    <div className={styles.page}>
      <PointsCard />
      <FreeRounds />
      {rewards.length === 0 ? (
        <NoData
          art={<EmptyArt icon="gift" />}
          title={words('promotions.rewards.empty')}
          detail={words('promotions.rewards.emptyDetail')}
        >
          <Link className={buttonClass()} to={ROUTES.promotions.path}>
            {text('offers.all')}
          </Link>
        </NoData>
      ) : (
        <Section title={text('offers.rewards.waiting')}>
          <div className={styles.list}>
            {rewards.map((reward) => (
              <RewardCard key={reward.id} reward={reward} isBusy={isBusy} onClaim={claim} />
            ))}
            {claimable > 1 && (
              <Button
                label={text('offers.rewards.claimAll', { count: claimable })}
                icon="gift"
                isDisabled={isBusy}
                onPress={claimAll}
              />
            )}
          </div>
        </Section>
      )}
      {history.items.length > 0 && (
        <Section title={text('offers.rewards.history')}>
          <div className={panel.panel}>
            {history.items.map((reward) => (
              <RewardLine key={reward.id} reward={reward} />
            ))}
          </div>
          {history.hasMore && <LoadMore isBusy={history.isBusy} onMore={history.more} />}
        </Section>
      )}
    </div>
  );
}
