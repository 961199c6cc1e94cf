import type { MallItem, MallOrder } from '@parlour/client';
import { Button, Chips, FormMessage, SubmitButton } from '@parlour/ui';
import { useState } from 'react';
import { useForm } from '../../../platform/forms/useForm.ts';
import { AddressFields, NO_ADDRESS, useAddressRules } from './AddressFields.tsx';
import styles from './ExchangeSheet.module.css';
import { ItemArt } from './ItemArt.tsx';
import { mostOf } from './mall.rules.ts';
import { useMallText } from './mall-text.ts';
import { Price } from './Price.tsx';
import type { OwnMall } from './useMall.ts';

type Props = {
  item: MallItem;
  own: OwnMall;
  onSend: (asked: Pick<MallOrder, 'count' | 'address'>) => Promise<void>;
  onCancel: () => void;
};

/** The last look before points are spent. */
export function ExchangeForm({ item, own, onSend, onCancel }: Props) {
  const text = useMallText();
  const [count, setCount] = useState(1);
  const isGoods = item.kind === 'goods';
  const rules = useAddressRules();
  const form = useForm({ initial: own.address ?? NO_ADDRESS, rules: isGoods ? rules : {} });
  const most = mostOf(item, own);
  const total = item.price * count;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit({ send: (address) => onSend({ count, address: isGoods ? address : null }) })}
    >
      <div className={styles.head}>
        <div className={styles.thumb}>
          <ItemArt picture={item.picture} kind={item.kind} />
        </div>
        <div className={styles.words}>
          <h2 className={styles.name}>{item.title}</h2>
          <Price points={item.price} />
        </div>
      </div>
      {most > 1 && (
        <Chips
          label={text('mall.sheet.count')}
          options={Array.from({ length: most }, (_unused, at) => ({
            value: String(at + 1),
            label: text('mall.times', { count: at + 1 }),
          }))}
          value={String(count)}
          onChange={(chosen) => setCount(Number(chosen))}
        />
      )}
      {isGoods && <AddressFields form={form} />}
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{text('mall.sheet.total')}</dt>
          <dd>{text('mall.points', { points: total })}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{text('mall.sheet.after')}</dt>
          <dd>{text('mall.points', { points: Math.max(0, own.points - total) })}</dd>
        </div>
      </dl>
      {form.refusal && <FormMessage words={form.refusal} />}
      <div className={styles.actions}>
        <SubmitButton label={text('mall.sheet.confirm', { points: total })} isBusy={form.isBusy} />
        <Button kind="quiet" label={text('mall.sheet.cancel')} onPress={onCancel} />
      </div>
    </form>
  );
}
