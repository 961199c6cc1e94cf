import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind } from '@parlour/contract/values/protection';
import type { ProtectionKey } from '@parlour/texts/load/protection';
import { Button, Icon, ProgressBar, panel, Section } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { showToast } from '../../platform/dialogs/toasts.store.ts';
import { useBusy } from '../../platform/loading/useBusy.ts';
import { useSite } from '../../platform/site.ts';
import { useFormats, useMoney } from '../../platform/texts/texts.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import styles from './LimitsPanel.module.css';
import { percentUsed } from './limit.rules.ts';
import { useProtectionText } from './protection-text.ts';
import type { Limit, Protection } from './useProtection.ts';

const KINDS: Readonly<Record<LimitKind, { title: ProtectionKey; detail: ProtectionKey }>> = {
  deposit: { title: 'protection.kind.deposit', detail: 'protection.kind.depositDetail' },
  stake: { title: 'protection.kind.stake', detail: 'protection.kind.stakeDetail' },
  loss: { title: 'protection.kind.loss', detail: 'protection.kind.lossDetail' },
};
const PERIODS = {
  day: 'protection.period.day',
  week: 'protection.period.week',
  month: 'protection.period.month',
} as const;

type Props = { protection: Protection; onChanged: () => void };

/** Every limit by kind and period, with what is used and left; each opens a dialog that changes it. */
export function LimitsPanel({ protection: { limits, currency }, onChanged }: Props) {
  const text = useProtectionText();
  const [chosen, setChosen] = useState<Pick<Limit, 'kind' | 'period'> | null>(null);
  const find = (kind: Limit['kind'], period: Limit['period']) =>
    limits.find((limit) => limit.kind === kind && limit.period === period);
  const open = chosen && find(chosen.kind, chosen.period);
  return (
    <Section title={text('protection.limits.title')}>
      <div className={styles.kinds}>
        {LIMIT_KINDS.map((kind) => (
          <div key={kind} className={panel.panel}>
            <div className={styles.head}>
              <h3 className={styles.kind}>{text(KINDS[kind].title)}</h3>
              <p className={styles.detail}>{text(KINDS[kind].detail)}</p>
            </div>
            {LIMIT_PERIODS.map((period) => {
              const limit = find(kind, period);
              return (
                limit && (
                  <div key={period}>
                    <LimitRow limit={limit} currency={currency} onPress={() => setChosen({ kind, period })} />
                    <AskedRaise limit={limit} currency={currency} onChanged={onChanged} />
                  </div>
                )
              );
            })}
          </div>
        ))}
      </div>
      {open && (
        <LimitDialog limit={open} currency={currency} onChanged={onChanged} onClose={() => setChosen(null)} />
      )}
    </Section>
  );
}

function LimitRow({ limit, currency, onPress }: { limit: Limit; currency: string; onPress: () => void }) {
  const { showMoney } = useMoney();
  const text = useProtectionText();
  const { soon } = useFormats();
  const { amount, used, left } = limit;
  const show = (decimal: string) => showMoney(decimal, currency);
  const percent = percentUsed(limit);
  return (
    <button className={styles.row} type="button" onClick={onPress}>
      <span className={styles.period}>{text(PERIODS[limit.period])}</span>
      <span className={clsx(styles.amount, amount === null && styles.none)}>
        {amount === null ? text('protection.limit.none') : show(amount)}
      </span>
      <Icon name="arrow" />
      {amount !== null && left !== null && (
        <span className={styles.usage}>
          <ProgressBar
            label={text('protection.limit.usage', { used: show(used), limit: show(amount) })}
            value={percent}
            tone={percent === 100 ? 'danger' : 'metal'}
          />
          {text('protection.limit.left', { left: show(left), until: soon(limit.endsAt) })}
        </span>
      )}
    </button>
  );
}

/** A raise that was asked for: when it can be confirmed, or the choice once it can. */
function AskedRaise({
  limit,
  currency,
  onChanged,
}: {
  limit: Limit;
  currency: string;
  onChanged: () => void;
}) {
  const { showMoney } = useMoney();
  const text = useProtectionText();
  const { soon } = useFormats();
  const { client, clock } = useSite();
  const { isBusy, run } = useBusy();
  const { asked, kind, period } = limit;
  if (!asked) return null;
  const isReady = asked.confirmableAt <= clock.now();
  const change = asked.amount === null ? 'none' : 'raise';
  const amount = asked.amount === null ? '' : showMoney(asked.amount, currency);
  const decide = (call: 'confirmLimit' | 'cancelLimit') =>
    run(async () => {
      await client.protection[call]({ body: { kind, period } });
      showToast(text(call === 'confirmLimit' ? 'protection.limit.saved' : 'protection.limit.kept'), 'lobby');
      onChanged();
    });
  return (
    <div className={styles.asked}>
      <p>
        {isReady
          ? text('protection.limit.ready', { change, amount })
          : text('protection.limit.asked', { change, amount, when: soon(asked.confirmableAt) })}
      </p>
      <div className={styles.choices}>
        {isReady && (
          <Button
            size="small"
            label={text('protection.limit.confirm')}
            isDisabled={isBusy}
            onPress={() => decide('confirmLimit')}
          />
        )}
        <Button
          kind="quiet"
          size="small"
          label={text('protection.limit.keep')}
          isDisabled={isBusy}
          onPress={() => decide('cancelLimit')}
        />
      </div>
    </div>
  );
}
