import { CHAT_COMMENT_MAX, CHAT_STARS_MAX } from '@parlour/contract/values/messages/chat.rules';
import { chatTexts } from '@parlour/texts/load/chat';
import { Button, Icon, TextField } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './ChatRating.module.css';

const STARS = Array.from({ length: CHAT_STARS_MAX }, (_, at) => at + 1);

/** Asks what the member thought of the conversation that has ended. */
export function ChatRating({ onRated }: { onRated(): void }) {
  const text = useTextOf(chatTexts);
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const rate = () =>
    run(async () => {
      await client.messages.rateChat({ body: { stars, comment } });
      showToast(text('chat.rating.thanks'), 'short');
      onRated();
    });
  return (
    <section className={styles.rating} aria-label={text('chat.rating.ask')}>
      <p className={styles.ask}>{text('chat.rating.ask')}</p>
      <div className={styles.stars} role="radiogroup" aria-label={text('chat.rating.ask')}>
        {STARS.map((star) => (
          <label key={star} className={clsx(styles.star, star <= stars && styles.lit)}>
            <input
              className={styles.radio}
              type="radio"
              name="stars"
              checked={star === stars}
              onChange={() => setStars(star)}
              aria-label={text('chat.rating.stars', { count: star })}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      {stars > 0 && (
        <>
          <TextField
            label={text('chat.rating.comment')}
            value={comment}
            onChange={setComment}
            maxLength={CHAT_COMMENT_MAX}
          />
          <Button label={text('chat.rating.send')} isDisabled={isBusy} onPress={rate} />
        </>
      )}
    </section>
  );
}
