import { Button, buttonClass, Notice } from '@parlour/ui';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import styles from './OfferDetail.module.css';
import { type ListedOffer, useIsMember } from './useOffers.ts';

/** What a member can do with an offer now, or why nothing. */
export function OfferSteps({ offer, onDone }: { offer: ListedOffer; onDone: () => void }) {
  const text = useOfferText();
  const { moment } = useFormats();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const isMember = useIsMember();
  const login = useEntryPath('login');
  const { id, kind, label, why, reason, rewardId, startsAt, period, wantsReview } = offer;
  const join = () =>
    run(async () => {
      const { label: now } = await client.promotions.joinOffer({ body: { id } });
      showToast(text(now === 'issued' ? 'offers.joined' : 'offers.applied'), 'short');
      onDone();
    });
  const claim = (reward: string) =>
    run(async () => {
      await client.promotions.claimReward({ body: { id: reward } });
      showToast(text('offers.claimed'), 'short');
      onDone();
    });
  return (
    <div className={styles.steps} aria-live="polite">
      {label === 'join' &&
        (!isMember ? (
          <Link className={buttonClass()} to={login}>
            {text('offers.login')}
          </Link>
        ) : kind === 'deposit' ? (
          <Link className={buttonClass()} to={`${ROUTES.deposit.path}?${new URLSearchParams({ offer: id })}`}>
            {text('offers.deposit')}
          </Link>
        ) : (
          <Button label={text('offers.join')} icon="gift" isDisabled={isBusy} onPress={join} />
        ))}
      {label === 'issued' && rewardId && (
        <Button
          label={text('offers.claim')}
          icon="gift"
          isDisabled={isBusy}
          onPress={() => claim(rewardId)}
        />
      )}
      {label === 'rejected' && (
        <Notice
          icon="info"
          title={text('offers.label.rejected')}
          detail={why ? text(`offers.why.${why}`) : (reason ?? '')}
        />
      )}
      {label === 'applying' && (
        <Notice icon="info" title={text('offers.label.applying')} detail={text('offers.appliedDetail')} />
      )}
      {label === 'closed' && why && (
        <Notice icon="info" title={text('offers.label.closed')} detail={text(`offers.why.${why}`)} />
      )}
      <p className={styles.note}>
        {label === 'coming_soon'
          ? text('offers.begins', { moment: moment(startsAt) })
          : [text(`offers.period.${period}`), ...(wantsReview ? [text('offers.reviewed')] : [])].join(' ')}
      </p>
    </div>
  );
}
