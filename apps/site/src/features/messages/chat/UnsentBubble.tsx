import { chatTexts } from '@parlour/texts/load/chat';
import clsx from 'clsx';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import type { Unsent } from '../talk.rules.ts';
import styles from './ChatBubble.module.css';

type Props = { item: Unsent; onRetry(): void; onDiscard(): void };

/** What is on its way, or did not get through and can be sent again. */
export function UnsentBubble({ item, onRetry, onDiscard }: Props) {
  const text = useTextOf(chatTexts);
  const { picture, isFailed } = item;
  return (
    <div className={clsx(styles.line, styles.own, isFailed && styles.failed)}>
      <div className={clsx(styles.bubble, picture && styles.framed)}>
        {picture ? (
          <img className={styles.picture} src={picture} alt={text('chat.picture')} />
        ) : (
          <p className={styles.text}>{item.text}</p>
        )}
        {!isFailed && <span className={styles.foot}>{text('chat.sending')}</span>}
      </div>
      {isFailed && (
        <div className={styles.acts} role="alert">
          <span>{item.refusal ?? text('chat.failed')}</span>
          {item.refusal === null && (
            <button className={styles.act} type="button" onClick={onRetry}>
              {text('chat.retry')}
            </button>
          )}
          <button className={styles.act} type="button" onClick={onDiscard}>
            {text('chat.discard')}
          </button>
        </div>
      )}
    </div>
  );
}
