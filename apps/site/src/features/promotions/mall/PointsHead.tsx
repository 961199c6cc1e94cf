import { buttonClass, Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useEntryPath } from '../../../platform/session/useEntryPath.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { Coin } from '../Coin.tsx';
import { useMallText } from './mall-text.ts';
import styles from './PointsHead.module.css';
import type { OwnMall } from './useMall.ts';

const LINKS = [
  { name: 'mallOrders', icon: 'receipt', label: 'mall.head.orders' },
  { name: 'pointHistory', icon: 'chart', label: 'mall.head.history' },
  { name: 'tasks', icon: 'star', label: 'mall.head.earn' },
] as const;

/** The member's points, what expires next, and the ways from here; null: a visitor. */
export function PointsHead({ own }: { own: OwnMall | null }) {
  const text = useMallText();
  const { date } = useFormats();
  const login = useEntryPath('login');
  if (!own)
    return (
      <section className={styles.head}>
        <div className={styles.line}>
          <span className={styles.coin}>
            <Coin />
          </span>
          <p className={styles.invite}>{text('mall.head.visitor')}</p>
        </div>
        <Link className={buttonClass()} to={login}>
          {text('mall.head.login')}
        </Link>
      </section>
    );
  const { points, next } = own;
  return (
    <section className={styles.head} aria-label={text('mall.head.own')}>
      <div className={styles.line}>
        <span className={styles.coin}>
          <Coin />
        </span>
        <div className={styles.words}>
          <p className={styles.label}>{text('mall.head.own')}</p>
          <p className={styles.points}>{text('mall.number', { points })}</p>
          <p className={styles.next}>
            {next
              ? text('mall.head.next', { points: next.points, moment: date(next.expiresAt) })
              : text('mall.head.none')}
          </p>
        </div>
      </div>
      <nav className={styles.links} aria-label={text('mall.head.own')}>
        {LINKS.map(({ name, icon, label }) => (
          <Link key={name} className={styles.link} to={ROUTES[name].path}>
            <Icon name={icon} />
            {text(label)}
          </Link>
        ))}
      </nav>
    </section>
  );
}
