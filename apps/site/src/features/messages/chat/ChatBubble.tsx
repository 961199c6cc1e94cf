import type { ChatMessage } from '@parlour/client';
import { chatTexts } from '@parlour/texts/load/chat';
import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import { useFormats, useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './ChatBubble.module.css';
import { ChatPicture } from './ChatPicture.tsx';
import type { Mark } from './chat.rules.ts';

type Props = { message: ChatMessage; mark: Mark; isRunOn: boolean };

/** One message: the member's on the right, the desk's on the left, the house's in the middle. */
export function ChatBubble({ message, mark, isRunOn }: Props) {
  const text = useTextOf(chatTexts);
  const formats = useFormats();
  const { author, kind, operator, picture, sequence, sentAt } = message;
  if (kind === 'away' || kind === 'taken' || kind === 'closed')
    return <p className={styles.house}>{text(`chat.house.${kind}`, { name: operator ?? '' })}</p>;
  const isOwn = author === 'member';
  return (
    <div className={clsx(styles.line, isOwn && styles.own, isRunOn && styles.runOn)}>
      {!isOwn && !isRunOn && operator && <span className={styles.name}>{operator}</span>}
      <div className={clsx(styles.bubble, picture && styles.framed)}>
        {picture ? (
          <ChatPicture sequence={sequence} {...picture} />
        ) : (
          <p className={styles.text}>{message.text}</p>
        )}
        <span className={styles.foot}>
          <time dateTime={new Date(sentAt).toISOString()}>{formats.time(sentAt)}</time>
          {isOwn && (
            <span
              className={clsx(styles.mark, styles[mark])}
              role="img"
              aria-label={text(`chat.mark.${mark}`)}
            >
              <Icon name={mark === 'sent' ? 'check' : 'checks'} />
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
