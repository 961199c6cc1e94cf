import { chatTexts } from '@parlour/texts/load/chat';
import type { ReactNode } from 'react';
import { useSite } from '../../platform/site.ts';
import { useFormats, useTextOf } from '../../platform/texts/texts.tsx';
import styles from './TalkDays.module.css';
import { byDay } from './talk.rules.ts';

type Props<Message> = {
  messages: readonly Message[];
  /** Draws one, with the one before it on the same day. */
  draw(message: Message, before: Message | undefined): ReactNode;
};

/** Messages under the days they were sent on. */
export function TalkDays<Message extends { sentAt: number }>({ messages, draw }: Props<Message>) {
  const text = useTextOf(chatTexts);
  const formats = useFormats();
  const today = formats.date(useSite().clock.now());
  return byDay(messages, formats.date).map(({ day, messages: ofDay }) => (
    <section key={day} className={styles.day} aria-label={day}>
      <p className={styles.name}>
        <span>{day === today ? text('chat.today') : day}</span>
      </p>
      {ofDay.map((message, at) => draw(message, ofDay[at - 1]))}
    </section>
  ));
}
