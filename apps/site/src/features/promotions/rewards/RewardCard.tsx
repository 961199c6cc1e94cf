import type { Reward } from '@parlour/client';
import { Button } from '@parlour/ui';
import clsx from 'clsx';
import { BonusFacts } from '../../../platform/offers/OfferFacts.tsx';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import { PromotionArt } from '../PromotionArt.tsx';
import styles from './Rewards.module.css';
import { artOf, useRewardWords } from './useRewardWords.ts';

type Props = { reward: Reward; isBusy: boolean; onClaim: (reward: Reward) => void };

/** A reward that can be claimed, or is looked at first. */
export function RewardCard({ reward, isBusy, onClaim }: Props) {
  const text = useOfferText();
  const { soon } = useFormats();
  const { showRound } = useMoney();
  const { amountOf, titleOf } = useRewardWords();
  const { kind, state, terms, rounds, currency, claimUntil } = reward;
  const isHeld = state === 'held';
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.art}>
          <PromotionArt name={artOf(reward)} />
        </span>
        <div className={styles.names}>
          <p className={styles.title}>{titleOf(reward)}</p>
          <p className={styles.amount}>{amountOf(reward)}</p>
          {rounds && (
            <p className={styles.time}>
              {text('offers.rounds.at', { game: rounds.game.name, value: showRound(rounds.value, currency) })}
              {' · '}
              {text('offers.rounds.days', { days: rounds.days })}
            </p>
          )}
          <p className={styles.time}>
            {isHeld
              ? text('offers.rewards.held')
              : text('offers.rewards.until', { moment: soon(claimUntil) })}
          </p>
        </div>
        {isHeld && <span className={styles.checking}>{text('offers.rewards.checking')}</span>}
      </div>
      {!isHeld && (
        <Button
          label={text(kind === 'goods' ? 'offers.rewards.address' : 'offers.claim')}
          isDisabled={isBusy}
          onPress={() => onClaim(reward)}
        />
      )}
      {terms && (
        <details className={styles.terms}>
          <summary>{text('offers.short')}</summary>
          <BonusFacts terms={terms} />
        </details>
      )}
    </article>
  );
}

/** One that was claimed, was not in time, or was refused. */
export function RewardLine({ reward }: { reward: Reward }) {
  const text = useOfferText();
  const { moment } = useFormats();
  const { amountOf, titleOf } = useRewardWords();
  const { state, claimedAt, claimUntil, reason } = reward;
  const fate = {
    claimed: () => text('offers.rewards.claimed', { moment: moment(claimedAt ?? 0) }),
    refused: () => text('offers.rewards.refused', { reason: reason ?? '' }),
    other: () => text('offers.rewards.lapsed', { moment: moment(claimUntil) }),
  };
  return (
    <div className={clsx(styles.line, state !== 'claimed' && styles.lapsed)}>
      <div className={styles.names}>
        <p className={styles.name}>{titleOf(reward)}</p>
        <p className={styles.time}>{fate[state === 'claimed' || state === 'refused' ? state : 'other']()}</p>
      </div>
      <p className={styles.figure}>{amountOf(reward)}</p>
    </div>
  );
}
