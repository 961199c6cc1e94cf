import type { MallOrder } from '@parlour/client';
import { ADDRESS_LENGTH, ADDRESS_PHONE } from '@parlour/contract/values/promotions/mall.rules';
import { TextField } from '@parlour/ui';
import type { Problem } from '../../../platform/forms/field.rules.ts';
import type { useForm } from '../../../platform/forms/useForm.ts';
import styles from './ExchangeSheet.module.css';
import { useMallText } from './mall-text.ts';

type Part = keyof typeof ADDRESS_LENGTH;
export type Address = NonNullable<MallOrder['address']>;
type AddressForm = ReturnType<typeof useForm<Part>>;

export const NO_ADDRESS: Address = { name: '', phone: '', street: '', city: '', postcode: '' };
const FIELDS = [
  { name: 'name', autoComplete: 'name', inputMode: 'text' },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'street', autoComplete: 'street-address', inputMode: 'text' },
  { name: 'city', autoComplete: 'address-level2', inputMode: 'text' },
  { name: 'postcode', autoComplete: 'postal-code', inputMode: 'text' },
] as const satisfies readonly { name: Part; autoComplete: string; inputMode: string }[];

/** What is wrong with an address, by field. */
export function useAddressRules(): Record<Part, (typed: string) => Problem | null> {
  const text = useMallText();
  const judge =
    (part: Part) =>
    (typed: string): Problem | null => {
      const { min } = ADDRESS_LENGTH[part];
      const value = typed.trim();
      if (value.length < min) return { words: text(`mall.missing.${part}`) };
      return part === 'phone' && !ADDRESS_PHONE.test(value) ? { words: text('mall.missing.phone') } : null;
    };
  return {
    name: judge('name'),
    phone: judge('phone'),
    street: judge('street'),
    city: judge('city'),
    postcode: judge('postcode'),
  };
}

/** Where goods are sent. */
export function AddressFields({ form }: { form: Pick<AddressForm, 'field'> }) {
  const text = useMallText();
  return (
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
  );
}
