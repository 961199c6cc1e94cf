import type { Chat } from '@parlour/client';
import { chatTexts } from '@parlour/texts/load/chat';
import clsx from 'clsx';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './ChatStanding.module.css';

/** Who is there: the operator who talks with the member, the desk, or nobody for now. */
export function ChatStanding({ chat }: { chat: Chat }) {
  const text = useTextOf(chatTexts);
  const { state, operator, isStaffed } = chat;
  const isThere = isStaffed || operator !== null;
  const words = () => {
    if (operator !== null) return text('chat.with', { name: operator });
    if (!isStaffed) return text('chat.away');
    return text(state === 'waiting' ? 'chat.queued' : 'chat.there');
  };
  return (
    <p className={styles.standing}>
      <span className={clsx(styles.dot, isThere && styles.there)} aria-hidden />
      {words()}
    </p>
  );
}
