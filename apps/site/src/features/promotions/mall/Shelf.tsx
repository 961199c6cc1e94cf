import { MALL_KINDS, type MallKind } from '@parlour/contract/values/promotions/mall';
import { buttonClass, Chips, EmptyArt, NoData, Skeleton } from '@parlour/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useRestoredScroll } from '../../../platform/routes/useRestoredScroll.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { ItemCard } from './ItemCard.tsx';
import { useMallText } from './mall-text.ts';
import { PointsHead } from './PointsHead.tsx';
import styles from './Shelf.module.css';
import { useMall } from './useMall.ts';

/** Everything that points buy, by kind. */
export function Shelf() {
  const words = useText();
  const text = useMallText();
  const { items, own, isFailed, reload } = useMall();
  const [kind, setKind] = useState<MallKind | 'all'>('all');
  useRestoredScroll();
  if (!items)
    return isFailed ? (
      <LoadFailed onRetry={reload} />
    ) : (
      <div className={styles.page}>
        <Skeleton shape="card" />
        <div className={styles.shelf}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="tile" />
          ))}
        </div>
      </div>
    );
  const used = MALL_KINDS.filter((each) => items.some((item) => item.kind === each));
  const shown = items.filter((item) => kind === 'all' || item.kind === kind);
  return (
    <div className={styles.page}>
      <PointsHead own={own} />
      {used.length > 1 && (
        <Chips
          label={text('mall.kinds')}
          options={(['all', ...used] as const).map((each) => ({
            value: each,
            label: text(`mall.kind.${each}`),
          }))}
          value={kind}
          onChange={setKind}
        />
      )}
      {shown.length === 0 ? (
        <NoData
          art={<EmptyArt icon="gift" />}
          title={words('promotions.mall.empty')}
          detail={words('promotions.mall.emptyDetail')}
        >
          <Link className={buttonClass()} to={ROUTES.home.path}>
            {words('shell.empty.browse')}
          </Link>
        </NoData>
      ) : (
        <ul className={styles.shelf}>
          {shown.map((item, at) => (
            <li key={item.id}>
              <ItemCard item={item} own={own} isFirst={at < 4} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
