import type { Withdrawal } from '@parlour/client';
import { Icon, Section } from '@parlour/ui';
import clsx from 'clsx';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { STATE_TONES, STATE_WORDS, timelineOf } from '../withdrawal-states.rules.ts';
import styles from './Timeline.module.css';

/** Every step of a withdrawal so far, and those still ahead. */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useCashierText();
  const { stamp } = useFormats();
  return (
    <Section title={text('cashier.path.title')}>
      <ol className={styles.timeline}>
        {timelineOf(withdrawal).map(({ state, at, reason, is }) => (
          <li
            key={`${state} ${at}`}
            className={clsx(styles.step, styles[is], styles[STATE_TONES[state]])}
            aria-current={is === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {is === 'done' && <Icon name={STATE_TONES[state] === 'bad' ? 'close' : 'check'} />}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{text(STATE_WORDS[state])}</span>
              {at !== null && <span className={styles.at}>{stamp(at)}</span>}
              {reason && <span className={styles.reason}>{text('cashier.reason', { reason })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
