import { buttonClass, EmptyArt, NoData, panel, Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import { LoadFailed } from '../../../platform/loading/LoadFailed.tsx';
import { useOfferText } from '../../../platform/offers/offer-text.ts';
import { LoadMore } from '../../../platform/records/LoadMore.tsx';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { Link } from '../../../platform/routes/Link.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useFormats } from '../../../platform/texts/texts.tsx';
import { useMallText } from './mall-text.ts';
import styles from './PointHistory.module.css';

/** How points came and went, the newest first. */
export function PointHistory() {
  const text = useMallText();
  const sources = useOfferText();
  const { stamp } = useFormats();
  const { client } = useSite();
  const moves = useEndless({
    key: ['member', 'pointHistory'],
    load: (signal, place) => client.promotions.pointHistory({ signal, query: place }),
    news: 'promotions',
  });
  if (!moves.newest) return moves.retry ? <LoadFailed onRetry={moves.retry} /> : <Skeleton shape="tile" />;
  if (moves.items.length === 0)
    return (
      <NoData
        art={<EmptyArt icon="star" />}
        title={text('mall.history.empty')}
        detail={text('mall.history.emptyDetail')}
      >
        <Link className={buttonClass()} to={ROUTES.tasks.path}>
          {text('mall.head.earn')}
        </Link>
      </NoData>
    );
  return (
    <div className={styles.page}>
      <ul className={panel.panel}>
        {moves.items.map(({ id, move, points, at, source, title }) => (
          <li key={id} className={styles.line}>
            <div className={styles.words}>
              <p className={styles.name}>
                {source ? sources(`offers.source.${source}`) : title || text(`mall.move.${move}`)}
              </p>
              <p className={styles.quiet}>
                {source || title
                  ? text('mall.history.line', { move: text(`mall.move.${move}`), moment: stamp(at) })
                  : stamp(at)}
              </p>
            </div>
            <p className={clsx(styles.figure, points > 0 && styles.plus)}>
              {text(points > 0 ? 'mall.history.plus' : 'mall.history.minus', { points: Math.abs(points) })}
            </p>
          </li>
        ))}
      </ul>
      {moves.hasMore && <LoadMore isBusy={moves.isBusy} onMore={moves.more} />}
    </div>
  );
}
