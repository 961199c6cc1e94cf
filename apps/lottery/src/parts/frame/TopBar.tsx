import { amountOf } from '@parlour/money';
import { Icon, IconButton } from '@parlour/ui';
import clsx from 'clsx';
import { usePage } from '../../platform/page.ts';
import { useMoney, useText } from '../../platform/texts.ts';
import { useWallet } from '../money/useWallet.ts';
import styles from './TopBar.module.css';

type Props = {
  name: string;
  links: readonly { label: string; isCurrent?: boolean; onPress: () => void }[];
  onSwitch: () => void;
};

/** The way out, the lottery with the way to another one, what belongs to it, and the member's money. */
export function TopBar({ name, links, onSwitch }: Props) {
  const text = useText();
  const { site } = usePage();
  return (
    <header className={styles.bar}>
      <span className={styles.close} data-way-out>
        <IconButton icon="close" label={text('lotto.close')} onPress={site.close} />
      </span>
      <div className={styles.names}>
        <h1 className={styles.title}>
          <button
            className={styles.name}
            type="button"
            aria-label={name ? undefined : text('lotto.switch')}
            onClick={onSwitch}
          >
            <span className={styles.words}>{name}</span>
            {name && <Icon name="chevron" />}
          </button>
        </h1>
      </div>
      <div className={styles.money}>
        <Money />
        <NetToday />
      </div>
      <nav className={styles.links} aria-label={text('lotto.links')}>
        {links.map(({ label, isCurrent, onPress }) => (
          <button
            key={label}
            className={clsx(styles.link, isCurrent && styles.current)}
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </nav>
    </header>
  );
}

function Money() {
  const { showMoney } = useMoney();
  const { site } = usePage();
  const text = useText();
  const { balance, written } = useWallet();
  if (balance === null || !written) return <span className={styles.balance} />;
  return (
    <button
      className={styles.balance}
      type="button"
      aria-label={text('lotto.balance', { amount: showMoney(balance, written) })}
      onClick={site.deposit}
    >
      {showMoney(balance, written)}
    </button>
  );
}

function NetToday() {
  const text = useText();
  const { showSigned } = useMoney();
  const { netToday, written } = useWallet();
  if (netToday === null || !written) return <span className={styles.net} />;
  return (
    <span className={styles.net}>
      {text('lotto.netToday')}{' '}
      <span className={clsx(amountOf(netToday) > 0n && styles.more)}>{showSigned(netToday, written)}</span>
    </span>
  );
}
