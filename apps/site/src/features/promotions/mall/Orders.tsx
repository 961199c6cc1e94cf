import type { MallOrder } from '@parlour/client';
import { buttonClass, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { LoadMore } from '../../../platform/records/LoadMore.tsx';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useMallText } from './mall-text.ts';
import { OrderCard } from './OrderCard.tsx';
import styles from './Orders.module.css';

/** The member's orders, told live when one is sent. */
export function Orders() {
  const text = useMallText();
  const { client } = useSite();
  const [round, setRound] = useState(0);
  const [moved, setMoved] = useState<Readonly<Record<string, MallOrder>>>({});
  const orders = useEndless({
    key: ['member', 'mallOrders', round],
    load: (signal, place) => client.promotions.mallOrders({ signal, query: place }),
    news: 'promotions',
  });
  if (!orders.newest) return orders.retry ? <LoadFailed onRetry={orders.retry} /> : <Skeleton shape="tile" />;
  if (orders.items.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="gift" />}
        title={text('mall.orders.empty')}
        detail={text('mall.orders.emptyDetail')}
      >
        <Link className={buttonClass()} to={ROUTES.mall.path}>
          {text('mall.all')}
        </Link>
      </NoData>
    );
  return (
    <div className={styles.list}>
      {orders.items.map((order) => (
        <OrderCard
          key={order.id}
          order={moved[order.id] ?? order}
          onMoved={(now) => setMoved({ ...moved, [now.id]: now })}
          onStale={() => setRound(round + 1)}
        />
      ))}
      {orders.hasMore && <LoadMore isBusy={orders.isBusy} onMore={orders.more} />}
    </div>
  );
}
