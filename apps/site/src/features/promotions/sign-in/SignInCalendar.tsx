import type { SignIn } from '@parlour/client';
import { Button, Icon, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useOnceOver } from '../../../platform/loading/useOnceOver.ts';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { Coin } from '../Coin.tsx';
import { useChanceText } from '../chance-text.ts';
import styles from './SignInCalendar.module.css';

/** Seven days and what each brings; today's is one press away. */
export function SignInCalendar() {
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [isFresh, setFresh] = useState(false);
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'signIn'],
    load: (signal) => client.promotions.signInCalendar({ signal }),
    news: 'promotions',
  });
  useOnceOver(value?.endsAt ?? null, reload);
  if (!value) return isFailed ? <LoadFailed onRetry={reload} /> : <Skeleton shape="tile" />;
  const sign = () =>
    run(async () => {
      await client.promotions.signInToday({ body: {} });
      setFresh(true);
      reload();
    });
  return <Calendar calendar={value} isFresh={isFresh} isBusy={isBusy} onSign={sign} />;
}

type CalendarProps = { calendar: SignIn; isFresh: boolean; isBusy: boolean; onSign: () => void };

function Calendar({ calendar, isFresh, isBusy, onSign }: CalendarProps) {
  const text = useChanceText();
  const { soon } = useFormats();
  const { isSigned, place, points, endsAt } = calendar;
  const done = isSigned ? place : place - 1;
  const today = points[place - 1] ?? 0;
  return (
    <section className={styles.calendar} aria-label={text('chance.signIn.calendar')}>
      <header className={styles.head}>
        <p className={styles.streak}>
          {done > 0 && <span className={styles.count}>{done}</span>}
          <span>
            {done > 0 ? text('chance.signIn.inARow', { count: done }) : text('chance.signIn.begin')}
          </span>
        </p>
        <p className={styles.lead}>
          {text('chance.signIn.lead', { count: points.length, points: points.at(-1) ?? 0 })}
        </p>
      </header>
      <ol className={styles.days}>
        {points
          .map((count, index) => ({ day: index + 1, count }))
          .map(({ day, count }) => (
            <Day
              key={day}
              day={day}
              points={count}
              state={day <= done ? 'done' : day === place ? 'today' : 'coming'}
              isLast={day === points.length}
              isFresh={isFresh && isSigned && day === place}
            />
          ))}
      </ol>
      <div className={styles.foot}>
        {isSigned ? (
          <p className={styles.signed} role="status">
            <Icon name="check" />
            {text('chance.signIn.signed', { when: soon(endsAt) })}
          </p>
        ) : (
          <Button label={text('chance.signIn.sign', { count: today })} isDisabled={isBusy} onPress={onSign} />
        )}
        <p className={styles.rule}>{text('chance.signIn.rule')}</p>
      </div>
    </section>
  );
}

type DayProps = {
  day: number;
  points: number;
  state: 'done' | 'today' | 'coming';
  isLast: boolean;
  isFresh: boolean;
};

const SAID = {
  done: 'chance.signIn.dayDone',
  today: 'chance.signIn.dayToday',
  coming: 'chance.signIn.dayComing',
} as const;

function Day({ day, points, state, isLast, isFresh }: DayProps) {
  const text = useChanceText();
  return (
    <li
      className={clsx(styles.day, styles[state], isLast && styles.last, isFresh && styles.fresh)}
      aria-current={state === 'today' ? 'date' : undefined}
    >
      <span className={styles.unseen}>{text(SAID[state], { day, count: points })}</span>
      <span className={styles.name} aria-hidden="true">
        {text('chance.signIn.day', { day })}
      </span>
      <span className={styles.coin} aria-hidden="true">
        {state === 'done' ? <Icon name="check" /> : <Coin />}
      </span>
      <span className={styles.points} aria-hidden="true">
        {text('chance.signIn.plus', { count: points })}
      </span>
    </li>
  );
}
