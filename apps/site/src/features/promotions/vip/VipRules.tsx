import {
  COUNTING_EXAMPLE,
  RESCUE_MOST_PERCENT,
  VIP_KEEP_SHARE,
  VIP_WARN_DAYS,
} from '@parlour/contract/values/promotions/promotions.rules';
import { amountOf } from '@parlour/money';
import { Section } from '@parlour/ui';
import { useMoney } from '../../../platform/texts/texts.tsx';
import type { Levels } from './useVip.ts';
import styles from './VipRules.module.css';
import { useVipText } from './vip-text.ts';

const PERCENT = 100n;

/** How play counts, in a few sentences. */
export function VipRules({ levels: { plan, currency } }: { levels: Levels }) {
  const text = useVipText();
  const { showRound, showPercent } = useMoney();
  const { rescuePercent, stakePerPoint } = plan;
  return (
    <Section title={text('vip.how.title')}>
      <ul className={styles.rules}>
        <li>{text('vip.how.night')}</li>
        <li>{text('vip.how.valid')}</li>
        <li>{text('vip.how.weight', COUNTING_EXAMPLE)}</li>
        <li>{text('vip.how.rest')}</li>
        <li>{text('vip.how.deposits')}</li>
        <li>{text('vip.how.keep', { percent: String(PERCENT / VIP_KEEP_SHARE), days: VIP_WARN_DAYS })}</li>
        {amountOf(rescuePercent) > 0n && (
          <li>
            {text('vip.how.rescue', {
              percent: showPercent(rescuePercent),
              most: String(RESCUE_MOST_PERCENT),
            })}
          </li>
        )}
        {amountOf(stakePerPoint) > 0n && (
          <li>{text('vip.how.points', { amount: showRound(stakePerPoint, currency) })}</li>
        )}
        <li>{text('vip.how.birthday')}</li>
      </ul>
    </Section>
  );
}
