import { useId } from 'react';
import { useMoney } from '../../../platform/texts/texts.tsx';
import { useCashierText } from '../cashier-text.ts';
import { MethodArt } from '../MethodArt.tsx';
import { isFree } from '../money.rules.ts';
import styles from './ChannelTiles.module.css';
import type { Channel } from './useDepositForm.ts';

type Props = {
  channels: readonly Channel[];
  currency: string;
  chosen: string;
  onChoose: (code: string) => void;
};

/** The ways to pay. Radio buttons underneath: arrow keys move between them. */
export function ChannelTiles({ channels, currency, chosen, onChoose }: Props) {
  const { showRound, showPercent } = useMoney();
  const text = useCashierText();
  const name = useId();
  const show = (amount: string) => showRound(amount, currency);
  const feeOf = ({ feePercent }: Channel) =>
    isFree(feePercent)
      ? text('cashier.fee.none')
      : text('cashier.fee.percent', { percent: showPercent(feePercent) });
  return (
    <div className={styles.tiles} role="radiogroup" aria-label={text('cashier.channels.title')}>
      {channels.map((channel) => (
        <label key={channel.code} className={styles.tile}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={channel.code === chosen}
            onChange={() => onChoose(channel.code)}
          />
          <MethodArt method={channel.method} />
          <span className={styles.name}>{channel.name}</span>
          <span className={styles.limits}>{`${show(channel.min)} – ${show(channel.max)}`}</span>
          <span className={styles.fee}>
            {`${feeOf(channel)} · ${text('cashier.channel.time', { minutes: channel.usualMinutes })}`}
          </span>
        </label>
      ))}
    </div>
  );
}
