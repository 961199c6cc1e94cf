import { Icon, IconButton } from '@parlour/ui';
import type { SessionView } from '../platform/calls.ts';
import { useMoney, useText } from '../platform/texts.tsx';
import styles from './TopBar.module.css';

type Props = {
  session: SessionView;
  isSoundOn: boolean;
  onSound: (isOn: boolean) => void;
  /** Null if the surrounding site shows them. */
  ways: { leave: () => void; deposit: () => void } | null;
};

/** The top of every game: the way out, the balance, and the sound. */
export function TopBar({ session, isSoundOn, onSound, ways }: Props) {
  const { showMoney } = useMoney();
  const text = useText();
  const { balance, currency, depositUrl } = session;
  const isTrial = currency.symbol === '';
  return (
    <header className={styles.bar}>
      {ways && <IconButton icon="close" label={text('arcade.close')} onPress={ways.leave} />}
      <div className={styles.money}>
        <span className={styles.label}>{text(isTrial ? 'arcade.trial' : 'arcade.balance')}</span>
        <strong className={styles.balance}>
          {balance === null ? text('arcade.balanceUnknown') : showMoney(balance, currency)}
        </strong>
      </div>
      {ways && depositUrl && !isTrial && (
        <button className={styles.deposit} type="button" onClick={ways.deposit}>
          <Icon name="wallet" />
          {text('arcade.deposit')}
        </button>
      )}
      <button
        className={styles.sound}
        type="button"
        aria-pressed={isSoundOn}
        aria-label={text('arcade.sound')}
        onClick={() => onSound(!isSoundOn)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4.5 9.8v4.4h3l4.5 3.6V6.2L7.5 9.8z" />
          {isSoundOn ? (
            <path d="M15 9.2a4 4 0 0 1 0 5.6M17.4 6.8a7.4 7.4 0 0 1 0 10.4" />
          ) : (
            <path d="m15.5 10 4 4m0-4-4 4" />
          )}
        </svg>
      </button>
    </header>
  );
}
