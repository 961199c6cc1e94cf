import { PageBody } from '@parlour/ui';
import { ItemDetail } from '../../features/promotions/mall/ItemDetail.tsx';
import { itemIn } from '../../features/promotions/mall/mall.rules.ts';
import { Shelf } from '../../features/promotions/mall/Shelf.tsx';
import { usePlace } from '../../platform/routes/place.store.ts';

/** The whole shelf, or the item the address names. */
export default function MallPage() {
  const id = usePlace(({ search }) => itemIn(search));
  return <PageBody>{id ? <ItemDetail key={id} id={id} /> : <Shelf />}</PageBody>;
}
