import { Section, Segments, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { LoadFailed } from '../../platform/loading/LoadFailed.tsx';
import { useQuery } from '../../platform/loading/useQuery.ts';
import { useSite } from '../../platform/site.ts';
import { useMoney } from '../../platform/texts/texts.tsx';
import { MoneyFigures } from './MoneyFigures.tsx';
import styles from './Protection.module.css';
import { useProtectionText } from './protection-text.ts';

/** What was paid in and out, bet and won, today and lately. */
export function NetPosition() {
  const { showMoney, showSigned } = useMoney();
  const text = useProtectionText();
  const { client } = useSite();
  const [days, setDays] = useState('1');
  const { value, isFailed, reload } = useQuery({
    key: ['member', 'position'],
    load: (signal) => client.protection.position({ signal }),
    news: 'wallet',
  });
  const span = value?.spans.find((each) => String(each.days) === days);
  return (
    <Section title={text('protection.position.title')}>
      {isFailed && <LoadFailed onRetry={reload} />}
      {!value && !isFailed && <Skeleton shape="card" />}
      {value && span && (
        <div className={styles.card}>
          <Segments
            label={text('protection.position.title')}
            options={value.spans.map((each) => ({
              value: String(each.days),
              label: text('protection.position.days', { days: each.days }),
            }))}
            value={days}
            onChange={setDays}
          />
          <MoneyFigures
            lines={[
              {
                label: text('protection.position.deposits'),
                amount: showMoney(span.deposits, value.currency),
              },
              {
                label: text('protection.position.withdrawals'),
                amount: showMoney(span.withdrawals, value.currency),
              },
              { label: text('protection.position.bets'), amount: showMoney(span.bets, value.currency) },
              { label: text('protection.position.wins'), amount: showMoney(span.wins, value.currency) },
            ]}
            net={{ label: text('protection.position.net'), amount: showSigned(span.net, value.currency) }}
          />
        </div>
      )}
    </Section>
  );
}
