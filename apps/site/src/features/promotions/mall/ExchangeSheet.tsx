import { CallRefused, type MallItem, type MallOrder } from '@parlour/client';
import { Dialog } from '@parlour/ui';
import { useRef, useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useSite } from '../../../platform/site.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { useMallText } from './mall-text.ts';
import { OrderedNote } from './OrderedNote.tsx';
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
          <OrderedNote kind={order.kind} />
        ) : (
          <ExchangeForm item={item} own={own} onSend={send} onCancel={close} />
        )
      }
    </Dialog>
  );
}
