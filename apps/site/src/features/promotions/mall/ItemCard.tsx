import type { MallItem } from '@parlour/client';
import clsx from 'clsx';
import { Link } from '../../../platform/routes/Link.tsx';
import { useSite } from '../../../platform/site.ts';
import { ItemArt } from './ItemArt.tsx';
import styles from './ItemCard.module.css';
import { FEW_LEFT, itemPath, type Standing, whyNot } from './mall.rules.ts';
import { useMallText } from './mall-text.ts';
import { Price } from './Price.tsx';

type Props = { item: MallItem; own: Standing | null; isFirst: boolean };

/** An item on the shelf: what it is, what it costs, and what stands in the way. */
export function ItemCard({ item, own, isFirst }: Props) {
  const text = useMallText();
  const { clock } = useSite();
  const why = whyNot(item, own, clock.now());
  const isGone = why === 'out' || why === 'soon';
  return (
    <Link className={clsx(styles.card, isGone && styles.gone)} to={itemPath(item.id)}>
      <span className={styles.art}>
        <ItemArt picture={item.picture} kind={item.kind} isLazy={!isFirst} />
        {item.level > 0 && <span className={styles.level}>{text('mall.level', { level: item.level })}</span>}
        {isGone && <span className={styles.mark}>{text(`mall.mark.${why}`)}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        <Price points={item.price} />
        {!isGone && item.stock <= FEW_LEFT && (
          <span className={styles.left}>{text('mall.left', { count: item.stock })}</span>
        )}
      </span>
    </Link>
  );
}
