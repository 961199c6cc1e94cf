import type { LotteryOrder } from '@parlour/client';
import { ORDER_FILTERS, type OrderFilter } from '@parlour/contract/values/lottery';
import { amountOf } from '@parlour/money';
import { Button, Chips, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { View } from '../../parts/layout/View.tsx';
import { useCurrency } from '../../platform/page.ts';
import { goTo } from '../../platform/place.store.ts';
import { useFormats, useMoney, useText } from '../../platform/texts.ts';
import styles from './OrderList.module.css';
import { useOrders } from './useOrders.ts';

/** The member's orders, the newest first. */
export default function OrderList({ gameId }: { gameId: string | null }) {
  const text = useText();
  const [filter, setFilter] = useState<OrderFilter>('all');
  const { orders, isBusy, isFailed, reload, hasMore, more } = useOrders(gameId, filter);
  return (
    <View title={text('lotto.orders.mine')}>
      <Chips
        label={text('lotto.orders.filter')}
        options={ORDER_FILTERS.map((own) => ({ value: own, label: text(`lotto.filter.${own}`) }))}
        value={filter}
        onChange={setFilter}
      />
      {orders === null && !isFailed && (
        <div className={styles.list}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {isFailed && (
        <NoData
          art={<EmptyArt icon="receipt" />}
          title={text('lotto.failed')}
          detail={text('lotto.failedDetail')}
        >
          <Button icon="reload" label={text('lotto.retry')} onPress={reload} />
        </NoData>
      )}
      {orders?.length === 0 && (
        <NoData
          art={<EmptyArt icon="receipt" />}
          title={text('lotto.orders.empty')}
          detail={text('lotto.orders.emptyDetail')}
        />
      )}
      <ul className={styles.list}>
        {(orders ?? []).map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="quiet" label={text('lotto.orders.more')} isDisabled={isBusy} onPress={more} />
      )}
    </View>
  );
}

/** What came back without a win is no loss of all, and no win. */
function stateOf({ pending, hasWon, won, refunded, stake }: LotteryOrder) {
  if (pending > 0) return 'pending';
  if (hasWon) return 'won';
  if (refunded === stake) return 'cancelled';
  return amountOf(won) >= amountOf(stake) - amountOf(refunded) ? 'returned' : 'lost';
}

function OrderRow({ order }: { order: LotteryOrder }) {
  const text = useText();
  const { showMoney, showSigned } = useMoney();
  const formats = useFormats();
  const currency = useCurrency();
  const { hasWon } = order;
  const state = stateOf(order);
  return (
    <button className={styles.order} type="button" onClick={() => goTo({ view: 'order', id: order.id })}>
      <span className={styles.name}>{order.name}</span>
      <span className={styles.stake}>{showMoney(order.stake, currency)}</span>
      <span className={styles.words}>
        {order.isChase
          ? text('lotto.placed.chase', { numero: order.numero, count: order.issues })
          : text('lotto.placed.issue', { numero: order.numero })}
      </span>
      <span className={clsx(styles.state, styles[state])}>
        {hasWon ? showSigned(order.won, currency) : text(`lotto.state.${state}`)}
      </span>
      <span className={styles.words}>{formats.stamp(order.at)}</span>
    </button>
  );
}
