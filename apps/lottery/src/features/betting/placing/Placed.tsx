import type { LotteryOrder } from '@parlour/client';
import { Button, Icon } from '@parlour/ui';
import { useCurrency } from '../../../platform/page.ts';
import { goTo } from '../../../platform/place.store.ts';
import { useMoney, useText } from '../../../platform/texts.ts';
import styles from './Placed.module.css';

/** The order is in: what was bought, and where to see it. */
export function Placed({ order, onDone }: { order: LotteryOrder; onDone: () => void }) {
  const text = useText();
  const { showMoney } = useMoney();
  const currency = useCurrency();
  return (
    <div className={styles.placed} role="status">
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <p className={styles.title}>{text('lotto.placed.title')}</p>
      <p className={styles.stake}>{showMoney(order.stake, currency)}</p>
      <p className={styles.words}>
        {order.isChase
          ? text('lotto.placed.chase', { numero: order.numero, count: order.issues })
          : text('lotto.placed.issue', { numero: order.numero })}
      </p>
      <div className={styles.actions}>
        <Button kind="quiet" label={text('lotto.orders.mine')} onPress={() => goTo({ view: 'orders' })} />
        <Button label={text('lotto.placed.done')} onPress={onDone} />
      </div>
    </div>
  );
}
