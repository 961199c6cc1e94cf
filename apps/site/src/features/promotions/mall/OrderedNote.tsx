import type { MallOrder } from '@parlour/client';
import { buttonClass, Icon } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { Confetti } from '../Confetti.tsx';
import styles from './ExchangeSheet.module.css';
import { useMallText } from './mall-text.ts';

/** It is ordered, or granted at once; where to look next. */
export function OrderedNote({ kind }: Pick<MallOrder, 'kind'>) {
  const text = useMallText();
  const isCredit = kind === 'credit';
  return (
    <div className={styles.done}>
      <Confetti />
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <h2 className={styles.title}>{text('mall.done.title')}</h2>
      <p className={styles.note}>{text(isCredit ? 'mall.done.credit' : 'mall.done.goods')}</p>
      <Link className={buttonClass()} to={isCredit ? ROUTES.bonuses.path : ROUTES.mallOrders.path}>
        {text(isCredit ? 'mall.done.bonuses' : 'mall.done.orders')}
      </Link>
      <Link className={buttonClass({ kind: 'quiet' })} to={ROUTES.mall.path}>
        {text('mall.all')}
      </Link>
    </div>
  );
}
