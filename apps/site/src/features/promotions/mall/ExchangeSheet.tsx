import { CallRefused, type MallItem, type MallOrder } from '@parlour/client';
import { buttonClass, Dialog, Icon } from '@parlour/ui';
import { useRef, useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { Confetti } from '../Confetti.tsx';
import { ExchangeForm } from './ExchangeForm.tsx';
import styles from './ExchangeSheet.module.css';
import { useMallText } from './mall-text.ts';
import type { OwnMall } from './useMall.ts';

type Props = { item: MallItem; own: OwnMall; onChanged: () => void; onClose: () => void };

/** How many, where to, what it costs; then the order. */
export function ExchangeSheet({ item, own, onChanged, onClose }: Props) {
  const text = useMallText();
  const { client } = useSite();
  const [order, setOrder] = useState<MallOrder | null>(null);
  // A call whose answer was lost is repeated under the same key, so that it cannot order twice.
  const key = useRef(crypto.randomUUID());
  useCountedDialog();
  const send = async ({ count, address }: Pick<MallOrder, 'count' | 'address'>) => {
    const { id: itemId, price } = item;
    try {
      setOrder(
        await client.promotions.orderFromMall({ body: { key: key.current, itemId, price, count, address } }),
      );
      onChanged();
    } catch (error) {
      if (error instanceof CallRefused && error.code !== 'offline') {
        key.current = crypto.randomUUID();
        // The price or the stock may have changed: shows how things stand.
        onChanged();
      }
      throw error;
    }
  };
  return (
    <Dialog label={text('mall.sheet.title')} kind="bottom" onClose={onClose}>
      {(close) =>
        order ? (
          <Ordered order={order} />
        ) : (
          <ExchangeForm item={item} own={own} onSend={send} onCancel={close} />
        )
      }
    </Dialog>
  );
}

function Ordered({ order }: { order: MallOrder }) {
  const text = useMallText();
  const isCredit = order.kind === 'credit';
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
