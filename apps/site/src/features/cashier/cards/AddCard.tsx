import { WITHDRAWAL_HOLD_HOURS } from '@parlour/contract/values/identity.rules';
import { Button, FormMessage, Section, SelectField, SubmitButton, TextField } from '@parlour/ui';
import { useState } from 'react';
import { ProofFields } from '../../../platform/proof/ProofFields.tsx';
import cashier from '../Cashier.module.css';
import { groupNumber } from '../card.rules.ts';
import { useCashierText } from '../cashier-text.ts';
import { useAddCard } from './useAddCard.ts';

type Bank = { code: string; name: string };
type Props = {
  banks: readonly Bank[];
  payeeName: string | null;
  /** Without any card the form opens at once. */
  isFirst: boolean;
  onAdded: () => void;
};

export function AddCard({ isFirst, ...needs }: Props) {
  const text = useCashierText();
  const [isOpen, setOpen] = useState(isFirst);
  if (!isOpen) return <Button kind="quiet" label={text('cashier.cards.add')} onPress={() => setOpen(true)} />;
  return (
    <Section title={text('cashier.cards.add')}>
      <AddCardForm {...needs} />
    </Section>
  );
}

function AddCardForm({ banks, payeeName, onAdded }: Omit<Props, 'isFirst'>) {
  const text = useCashierText();
  const { form, proof, submit } = useAddCard({ payeeName, onAdded });
  const number = form.field('number');
  return (
    <form className={cashier.form} noValidate onSubmit={submit}>
      <SelectField
        {...form.field('bank')}
        label={text('cashier.bank.label')}
        placeholder={text('cashier.bank.choose')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        isRequired
      />
      <TextField
        {...number}
        onChange={(typed) => number.onChange(groupNumber(typed))}
        label={text('cashier.card.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        isRequired
      />
      <TextField
        {...form.field('holder')}
        label={text('cashier.card.holder')}
        hint={text(payeeName === null ? 'cashier.card.holderHint' : 'cashier.card.holderFixed')}
        icon="person"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        isRequired
      />
      <ProofFields proof={proof} form={form} />
      <p className={cashier.text}>{text('cashier.card.hold', { hours: WITHDRAWAL_HOLD_HOURS })}</p>
      {form.refusal && <FormMessage words={form.refusal} />}
      <SubmitButton label={text('cashier.card.submit')} isBusy={form.isBusy} />
    </form>
  );
}
