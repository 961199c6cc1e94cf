import { CallRefused, type SubOrder } from '@parlour/client';
import { createIdempotencyKeys, isOutcomeKnown, newUuid } from '@parlour/client/idempotency-keys';
import { amountOf, writeDecimal } from '@parlour/money';
import { Button, ConfirmDialog, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { writeProved } from '../../parts/issue/proved.rules.ts';
import { View } from '../../parts/layout/View.tsx';
import { useWallet } from '../../parts/money/useWallet.ts';
import { usePage } from '../../platform/page.ts';
import { goTo } from '../../platform/place.store.ts';
import { useFormats, useMoney, useText } from '../../platform/texts.ts';
import { showToast } from '../../platform/toast.store.ts';
import { useQuery } from '../../platform/useQuery.ts';
import styles from './OrderDetail.module.css';
import { SubOrderCard } from './SubOrderCard.tsx';

/** One order with everything bought in it, and the way to take back what has not closed. */
export default function OrderDetail({ id }: { id: string }) {
  const text = useText();
  const { showMoney } = useMoney();
  const formats = useFormats();
  const { client } = usePage();
  const { value, reload } = useQuery({
    key: ['member', 'order', id],
    load: (signal) => client.lottery.orderDetail({ query: { id }, signal }),
  });
  if (!value)
    return (
      <View title={text('lotto.orders.one')}>
        <Skeleton shape="card" />
      </View>
    );
  const { order, subOrders, currency } = value;
  return (
    <View title={text('lotto.orders.one')}>
      <dl className={styles.figures}>
        <dt>{order.name}</dt>
        <dd>{formats.stamp(order.at)}</dd>
        <dt>{text('lotto.orders.stake')}</dt>
        <dd>{showMoney(order.stake, currency)}</dd>
        <dt>{text('lotto.orders.wonAmount')}</dt>
        <dd className={order.hasWon ? styles.won : undefined}>{showMoney(order.won, currency)}</dd>
        {amountOf(order.refunded) > 0n && (
          <>
            <dt>{text('lotto.orders.refunded')}</dt>
            <dd>{showMoney(order.refunded, currency)}</dd>
          </>
        )}
        {order.isChase && (
          <>
            <dt>{text('lotto.chase.stop')}</dt>
            <dd>{text(order.stopsOnWin ? 'lotto.yes' : 'lotto.no')}</dd>
          </>
        )}
      </dl>
      <CancelOpen orderId={id} subOrders={subOrders} currency={currency} onCancelled={reload} />
      <ul className={styles.list}>
        {subOrders.map((own) => (
          <li key={own.id}>
            <SubOrderCard
              subOrder={own}
              currency={currency}
              onVerify={() =>
                goTo({
                  gameId: order.gameId,
                  playType: order.playType,
                  view: 'verify',
                  id: writeProved(own),
                })
              }
            />
          </li>
        ))}
      </ul>
    </View>
  );
}

type CancelProps = {
  orderId: string;
  subOrders: readonly SubOrder[];
  currency: string;
  onCancelled: () => void;
};

/** Takes back every bet whose draw has not closed; says how much comes back before. */
function CancelOpen({ orderId, subOrders, currency, onCancelled }: CancelProps) {
  const text = useText();
  const { showMoney } = useMoney();
  const { client } = usePage();
  const { reload } = useWallet();
  const [attempts] = useState(() => createIdempotencyKeys(newUuid));
  const [isAsking, setAsking] = useState(false);
  const open = subOrders.filter(({ canCancel }) => canCancel);
  if (open.length === 0) return null;
  const amount = showMoney(
    writeDecimal(open.reduce((sum, { stake }) => sum + amountOf(stake), 0n)),
    currency,
  );
  const cancel = async () => {
    const body = { orderId, subOrderIds: open.map(({ id }) => id) };
    try {
      const { refunded } = await client.lottery.cancelSubOrders({
        body,
        idempotencyKey: attempts.keyOf(body),
      });
      attempts.conclude();
      showToast(text('lotto.orders.cancelledDone', { amount: showMoney(refunded, currency) }));
    } catch (error) {
      if (isOutcomeKnown(error)) attempts.conclude();
      if (!(error instanceof CallRefused)) throw error;
      showToast(error.code === 'offline' ? text('lotto.place.unsure') : error.message);
    }
    reload();
    onCancelled();
  };
  return (
    <>
      <Button kind="quiet" label={text('lotto.orders.cancel', { amount })} onPress={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={text('lotto.orders.cancelTitle')}
          detail={text('lotto.orders.cancelDetail', { count: open.length, amount })}
          cancelLabel={text('lotto.orders.keep')}
          confirmLabel={text('lotto.orders.takeBack')}
          onConfirm={() => {
            setAsking(false);
            void cancel();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
