import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useText } from '../../../platform/texts.tsx';
import type { Goods } from '../prize-form.rules.ts';
import { useMallItems } from './useMallItems.ts';

type Props = {
  merchant: string;
  /** The item's id; empty: none yet. */
  chosen: string;
  error?: string | undefined;
  onChange(goods: Goods): void;
};

/** Goods of the mall as a prize, with the words and the price they have now. */
export function GoodsField({ merchant, chosen, error, onChange }: Props) {
  const text = useText();
  const items = (useMallItems(merchant).data?.items ?? []).filter(({ document }) => document.credit === null);
  return (
    <SelectField
      label={text('chance.goods')}
      value={chosen}
      width={280}
      error={error}
      options={items.map(({ id, title, stock }) => ({
        value: id,
        label: text('chance.goods.item', { title, stock }),
      }))}
      onChange={(itemId) => {
        const item = items.find(({ id }) => id === itemId);
        if (!item) return;
        const words = Object.entries(item.document.texts).map(([language, { title }]) => [language, title]);
        const titles: Goods['titles'] = Object.fromEntries(words);
        onChange({ kind: 'goods', itemId, titles, points: item.document.price });
      }}
    />
  );
}
