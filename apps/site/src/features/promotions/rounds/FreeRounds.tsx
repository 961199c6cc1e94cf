import type { OwnRounds } from '@parlour/client';
import { amountOf } from '@parlour/money';
import { buttonClass, ProgressBar, Section } from '@parlour/ui';
import clsx from 'clsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { useSite } from '../../../platform/site.ts';
import { useFormats, useMoney } from '../../../platform/texts/texts.tsx';
import styles from './FreeRounds.module.css';
import { playPath } from './rounds.rules.ts';

/** Free rounds that were claimed and can be played; how many are left is live. */
export function FreeRounds() {
  const text = useOfferText();
  const { client } = useSite();
  const { value } = useQuery({
    key: ['member', 'freeRounds'],
    load: (signal) => client.promotions.freeRounds({ signal }),
    news: 'promotions',
  });
  if (!value || value.rounds.length === 0) return null;
  return (
    <Section title={text('offers.rounds.title')}>
      <div className={styles.list}>
        {value.rounds.map((rounds) => (
          <RoundsCard key={rounds.id} rounds={rounds} />
        ))}
      </div>
    </Section>
  );
}

function RoundsCard({ rounds }: { rounds: OwnRounds }) {
  const text = useOfferText();
  const { soon } = useFormats();
  const { showMoney, showRound } = useMoney();
  const { imageUrl } = useSite();
  const { game, currency, value, count, used, won, state, endsAt } = rounds;
  const path = playPath(game);
  const left = text('offers.rounds.left', { left: count - used, count });
  return (
    <article className={styles.card}>
      {game.iconUrl && (
        <img
          className={styles.art}
          src={game.iconUrl.startsWith('/') ? imageUrl(game.iconUrl) : game.iconUrl}
          alt=""
          width="56"
          height="67"
          loading="lazy"
        />
      )}
      <div className={styles.names}>
        <p className={styles.game}>{game.name}</p>
        <p className={styles.left}>{left}</p>
        <ProgressBar label={left} value={count - used} max={count} />
        <p className={styles.detail}>
          {text('offers.rounds.each', { value: showRound(value, currency) })}
          {' · '}
          {text('offers.until', { moment: soon(endsAt) })}
        </p>
        {amountOf(won) > 0n && (
          <p className={styles.won}>{text('offers.rounds.won', { amount: showMoney(won, currency) })}</p>
        )}
      </div>
      {state === 'waiting' ? (
        <p className={styles.detail}>{text('offers.rounds.waiting')}</p>
      ) : (
        path && (
          <Link className={clsx(buttonClass({ size: 'small' }), styles.play)} to={path}>
            {text('offers.rounds.play')}
          </Link>
        )
      )}
    </article>
  );
}
