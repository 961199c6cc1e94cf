import type { Reward } from '@parlour/client';
import { Button, buttonClass, EmptyArt, NoData, panel, Section, Skeleton } from '@parlour/ui';
import { useState } from 'react';
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
import { Celebration } from '../Celebration.tsx';
import { GoodsSheet } from '../mall/GoodsSheet.tsx';
import { PromotionArt } from '../PromotionArt.tsx';
import { FreeRounds } from '../rounds/FreeRounds.tsx';
import { PointsCard } from './PointsCard.tsx';
import { RewardCard, RewardLine } from './RewardCard.tsx';
import styles from './Rewards.module.css';
import { useRewardWords } from './useRewardWords.ts';

/** What can be claimed, one by one or all together, and what was. */
export function RewardCentre() {
  const words = useText();
  const text = useOfferText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const { amountOf } = useRewardWords();
  const [taken, setTaken] = useState<readonly Reward[]>([]);
  const [won, setWon] = useState<Reward | null>(null);
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
  const claimable = rewards.filter(({ state }) => state === 'unclaimed');
  // Goods wait for the address they are sent to.
  const payable = claimable.filter(({ kind }) => kind !== 'goods');
  const claim = (reward: Reward) => {
    if (reward.kind === 'goods') return setWon(reward);
    return run(async () => {
      await client.promotions.claimReward({ body: { id: reward.id } });
      setTaken([reward]);
      reload();
    });
  };
  const claimAll = () =>
    run(async () => {
      await client.promotions.claimRewards({ body: {} });
      setTaken(payable);
      reload();
    });
  return (
    <div className={styles.page}>
      {taken.length > 0 && (
        <Celebration
          key={taken[0]?.id}
          art={<PromotionArt name="gift" />}
          gains={[...new Set(taken.map(amountOf))]}
          title={text('offers.claimed')}
        />
      )}
      {won && <GoodsSheet reward={won} onClaimed={reload} onClose={() => setWon(null)} />}
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
            {payable.length > 1 && (
              <Button
                label={text('offers.rewards.claimAll', { count: payable.length })}
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
