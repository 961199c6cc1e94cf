import { hideDigits } from '@parlour/money';
import { buttonClass, Icon, type IconName } from '@parlour/ui';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES, type RouteName } from '../../../platform/routes/routes.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { PURSE_NAMES, RECORD_PURSES } from '../purses.rules.ts';
import { NONE } from './Balance.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { MoveBonus } from './MoveBonus.tsx';
import { useWallet, writtenOf } from './useWallet.ts';
import styles from './WalletCard.module.css';

const WAYS: readonly { name: RouteName; icon: IconName }[] = [
  { name: 'deposit', icon: 'download' },
  { name: 'withdraw', icon: 'upload' },
];

/** The balance, its purses, and the links to deposit and withdraw. */
export function WalletCard() {
  const text = useText();
  return (
    <section className={styles.card} aria-label={text('wallet.account.title')}>
      <div className={styles.total}>
        <BalanceLine />
      </div>
      <Purses />
      <MoveBonus />
      <div className={styles.ways}>
        {WAYS.filter(({ name }) => ROUTES[name].isBuilt).map(({ name, icon }, index) => (
          <Link
            key={name}
            className={buttonClass({ kind: index === 0 ? 'primary' : 'quiet', size: 'small' })}
            to={ROUTES[name].path}
          >
            <Icon name={icon} />
            {text(ROUTES[name].title)}
          </Link>
        ))}
      </div>
    </section>
  );
}

/** A debt is shown only if there is one: most people never have any. */
function Purses() {
  const { showMoney } = useMoney();
  const text = useText();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  const { wallet, isFailed } = useWallet();
  const names = wallet?.wallets.map(({ type }) => type) ?? RECORD_PURSES;
  const shown = (type: (typeof names)[number]) => {
    const purse = wallet?.wallets.find((each) => each.type === type);
    if (wallet && purse) {
      const shown = showMoney(purse.balance, writtenOf(wallet));
      return isHidden ? hideDigits(shown) : shown;
    }
    return isFailed ? NONE : '\u00a0';
  };
  return (
    <dl className={styles.purses}>
      {names.map((type) => (
        <div key={type} className={styles.purse}>
          <dt className={styles.label}>{text(PURSE_NAMES[type])}</dt>
          <dd className={styles.amount}>{shown(type)}</dd>
        </div>
      ))}
    </dl>
  );
}
