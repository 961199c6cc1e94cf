import { writeDecimal } from '@parlour/money';
import { buttonClass, ProgressBar } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../../platform/device/storage.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { useSession } from '../../../platform/session/session.store.ts';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useFormats, useMoney, useText } from '../../../platform/texts/texts.tsx';
import { Celebration } from '../Celebration.tsx';
import type { Levels, Standing } from './useVip.ts';
import { VipBadge } from './VipBadge.tsx';
import styles from './VipCard.module.css';
import { missing, percentDone } from './vip.rules.ts';
import { useVipText } from './vip-text.ts';

type Props = { levels: Levels; standing: Standing };

/** The member's level, the way to the next, and what keeps it. */
export function VipCard({ levels: { plan, currency }, standing }: Props) {
  const text = useVipText();
  const { level } = standing;
  const next = plan.levels[level + 1];
  const hasRisen = useRise(level);
  return (
    <>
      {hasRisen && (
        <Celebration art={<VipBadge level={level} />} title={text('vip.risen', { level: String(level) })} />
      )}
      <section className={styles.card}>
        <div className={styles.head}>
          <VipBadge level={level} />
          <div className={styles.words}>
            <h2 className={styles.level}>{text('vip.level', { level: String(level) })}</h2>
            <p className={styles.lead}>
              {next ? text('vip.progress.title', { level: String(level + 1) }) : text('vip.progress.top')}
            </p>
          </div>
        </div>
        {next && (
          <div className={styles.bars}>
            <Bar
              label={text('vip.progress.stake')}
              done={standing.progress}
              needed={next.step}
              currency={currency}
            />
            <Bar
              label={text('vip.progress.deposits')}
              done={standing.monthDeposits}
              needed={next.deposits}
              currency={currency}
            />
          </div>
        )}
        {level > 0 && <Keep standing={standing} currency={currency} />}
      </section>
    </>
  );
}

/** For visitors: what they would find here. */
export function GuestCard() {
  const text = useVipText();
  const words = useText();
  const login = useEntryPath('login');
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <VipBadge level={1} />
        <div className={styles.words}>
          <h2 className={styles.level}>{text('vip.card.guest')}</h2>
          <p className={styles.lead}>{text('vip.card.guestDetail')}</p>
        </div>
      </div>
      <Link className={buttonClass()} to={login}>
        {words('identity.login.title')}
      </Link>
    </section>
  );
}

function Bar({
  label,
  done,
  needed,
  currency,
}: {
  label: string;
  done: string;
  needed: string;
  currency: string;
}) {
  const text = useVipText();
  const { showRound } = useMoney();
  const figures = text('vip.progress.of', {
    done: showRound(done, currency),
    needed: showRound(needed, currency),
  });
  return (
    <div>
      <p className={styles.line}>
        <span>{label}</span>
        <span className={styles.figures}>{figures}</span>
      </p>
      <ProgressBar label={label} value={percentDone(done, needed)} />
    </div>
  );
}

/** What keeps the level this month. */
function Keep({ standing, currency }: { standing: Standing; currency: string }) {
  const text = useVipText();
  const { showRound } = useMoney();
  const { shortDay } = useFormats();
  const { level, monthStake, keepStake, monthEnds } = standing;
  const left = missing(monthStake, keepStake);
  const day = shortDay(monthEnds);
  return (
    <div className={styles.keep}>
      <h3 className={styles.keepTitle}>{text('vip.keep.title', { level: String(level) })}</h3>
      <p>
        {left === 0n
          ? text('vip.keep.safe', { day })
          : text('vip.keep.left', {
              amount: showRound(writeDecimal(left), currency),
              day,
              level: String(level),
            })}
      </p>
    </div>
  );
}

/** Whether the member stands higher than when this browser last showed the level; a rise is celebrated once. */
function useRise(level: number): boolean {
  const member = useSession(({ stored }) => stored?.customerId);
  const [start] = useState(() => deviceStorage.read('PARLOUR_VIP_LEVEL'));
  const [shown] = useState(level);
  useEffect(() => {
    if (member !== undefined) deviceStorage.write('PARLOUR_VIP_LEVEL', { member, level });
  }, [member, level]);
  const known = start && start.member === member ? start.level : shown;
  return level > known;
}
