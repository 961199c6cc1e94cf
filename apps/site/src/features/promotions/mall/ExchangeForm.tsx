import type { MallItem, MallOrder } from '@parlour/client';
import { ADDRESS_LENGTH, ADDRESS_PHONE } from '@parlour/contract/values/promotions/mall.rules';
import { Button, Chips, FormMessage, SubmitButton, TextField } from '@parlour/ui';
import { useState } from 'react';
import type { Problem } from '../../../platform/forms/field.rules.ts';
import { useForm } from '../../../platform/forms/useForm.ts';
import styles from './ExchangeSheet.module.css';
import { ItemArt } from './ItemArt.tsx';
import { mostOf } from './mall.rules.ts';
import { useMallText } from './mall-text.ts';
import { Price } from './Price.tsx';
import type { OwnMall } from './useMall.ts';

type Part = keyof typeof ADDRESS_LENGTH;
type Props = {
  item: MallItem;
  own: OwnMall;
  onSend: (asked: Pick<MallOrder, 'count' | 'address'>) => Promise<void>;
  onCancel: () => void;
};

const EMPTY = { name: '', phone: '', street: '', city: '', postcode: '' };
const FIELDS = [
  { name: 'name', autoComplete: 'name', inputMode: 'text' },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'street', autoComplete: 'street-address', inputMode: 'text' },
  { name: 'city', autoComplete: 'address-level2', inputMode: 'text' },
  { name: 'postcode', autoComplete: 'postal-code', inputMode: 'text' },
] as const satisfies readonly { name: Part; autoComplete: string; inputMode: string }[];

/** The last look before points are spent. */
export function ExchangeForm({ item, own, onSend, onCancel }: Props) {
  const text = useMallText();
  const [count, setCount] = useState(1);
  const isGoods = item.kind === 'goods';
  const judge =
    (part: Part) =>
    (typed: string): Problem | null => {
      const { min } = ADDRESS_LENGTH[part];
      const value = typed.trim();
      if (value.length < min) return { words: text(`mall.missing.${part}`) };
      return part === 'phone' && !ADDRESS_PHONE.test(value) ? { words: text('mall.missing.phone') } : null;
    };
  const form = useForm({
    initial: own.address ?? EMPTY,
    rules: isGoods
      ? {
          name: judge('name'),
          phone: judge('phone'),
          street: judge('street'),
          city: judge('city'),
          postcode: judge('postcode'),
        }
      : {},
  });
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
      {isGoods && (
        <fieldset className={styles.address}>
          <legend className={styles.legend}>{text('mall.sheet.address')}</legend>
          {FIELDS.map(({ name, ...input }) => (
            <TextField
              key={name}
              {...form.field(name)}
              {...input}
              label={text(`mall.address.${name}`)}
              maxLength={ADDRESS_LENGTH[name].max}
            />
          ))}
          <p className={styles.note}>{text('mall.sheet.private')}</p>
        </fieldset>
      )}
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
