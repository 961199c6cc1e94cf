import { CallRefused, type MallOrder } from '@parlour/client';
import { Button, ConfirmDialog } from '@parlour/ui';
import clsx from 'clsx';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useBusy } from '../../../platform/loading/useBusy.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { ItemArt } from './ItemArt.tsx';
import { orderNumber } from './mall.rules.ts';
import { useMallText } from './mall-text.ts';
import styles from './Orders.module.css';
import { Price } from './Price.tsx';

type Props = {
  order: MallOrder;
  onMoved: (now: MallOrder) => void;
  /** It is not what is shown any more. */
  onStale: () => void;
};

const STEPS = ['ordered', 'sent', 'done'] as const;

/** An order: how far it has come, where it is, and what can be done about it. */
export function OrderCard({ order, onMoved, onStale }: Props) {
  const text = useMallText();
  const { date, stamp } = useFormats();
  const { state, kind, carrier, tracking, address, reason } = order;
  const times = { ordered: order.orderedAt, sent: order.sentAt, done: order.doneAt };
  const isCancelled = state === 'cancelled';
  return (
    <article className={styles.card} aria-label={order.title}>
      <div className={styles.head}>
        <div className={styles.thumb}>
          <ItemArt picture={order.picture} kind={kind} isLazy />
        </div>
        <div className={styles.words}>
          <p className={styles.title}>{order.title}</p>
          <p className={styles.quiet}>
            {text('mall.orders.number', { number: orderNumber(order.id), count: order.count })}
          </p>
          {order.points > 0 ? (
            <Price points={order.points} />
          ) : (
            <p className={styles.quiet}>{text('mall.orders.won')}</p>
          )}
        </div>
        <span className={clsx(styles.state, styles[state])}>{text(`mall.state.${state}`)}</span>
      </div>
      {kind === 'goods' && !isCancelled && (
        <ol className={styles.steps}>
          {STEPS.map((step) => {
            const at = times[step];
            return (
              <li key={step} className={clsx(styles.step, at !== null && styles.reached)}>
                <span className={styles.stepName}>{text(`mall.state.${step}`)}</span>
                {at !== null && <span className={styles.stepTime}>{date(at)}</span>}
              </li>
            );
          })}
        </ol>
      )}
      {kind === 'credit' && <p className={styles.quiet}>{stamp(order.orderedAt)}</p>}
      {carrier && tracking && !isCancelled && (
        <p className={styles.parcel}>
          {carrier}
          <code className={styles.tracking}>{tracking}</code>
        </p>
      )}
      {isCancelled && (
        <p className={styles.quiet}>
          {reason ?? text('mall.orders.cancelled', { moment: stamp(order.cancelledAt ?? 0) })}
        </p>
      )}
      {address && !isCancelled && (
        <details className={styles.address}>
          <summary>{text('mall.sheet.address')}</summary>
          <p className={styles.lines}>
            {[address.name, address.phone, address.street, `${address.postcode} ${address.city}`.trim()].join(
              '\n',
            )}
          </p>
        </details>
      )}
      <Moves order={order} onMoved={onMoved} onStale={onStale} />
    </article>
  );
}

function Moves({ order, onMoved, onStale }: Props) {
  const text = useMallText();
  const { client } = useSite();
  const { isBusy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const { id, state } = order;
  const act = (move: 'cancelMallOrder' | 'receiveMallOrder', said: string) =>
    run(async () => {
      setAsking(false);
      try {
        onMoved(await client.promotions[move]({ body: { id } }));
        showToast(said, 'short');
      } catch (error) {
        if (error instanceof CallRefused && error.code === 'stale') onStale();
        throw error;
      }
    });
  if (state === 'sent')
    return (
      <Button
        size="small"
        label={text('mall.orders.receive')}
        isDisabled={isBusy}
        onPress={() => act('receiveMallOrder', text('mall.orders.received'))}
      />
    );
  // Nothing would come back for what was won.
  if (state !== 'ordered' || order.points === 0) return null;
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        label={text('mall.orders.cancel')}
        isDisabled={isBusy}
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <AskDialog
          points={order.points}
          onClose={() => setAsking(false)}
          onConfirm={() => act('cancelMallOrder', text('mall.orders.returned'))}
        />
      )}
    </>
  );
}

type AskProps = { points: number; onClose: () => void; onConfirm: () => void };

function AskDialog({ points, onClose, onConfirm }: AskProps) {
  const text = useMallText();
  useCountedDialog();
  return (
    <ConfirmDialog
      title={text('mall.orders.ask')}
      detail={text('mall.orders.askDetail', { points })}
      cancelLabel={text('mall.orders.keep')}
      confirmLabel={text('mall.orders.cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
