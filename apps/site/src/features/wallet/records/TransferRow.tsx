import { currencyOf, hideDigits } from '@parlour/money';
import { usePreferences } from '../../../platform/preferences.store.ts';
import { useRecordText } from '../../../platform/texts/record-texts.ts';
import { useFormats, useMoney, useText } from '../../../platform/texts/texts.tsx';
import { RecordRow } from './RecordRow.tsx';
import { ICON_OF, type Transfer } from './record.rules.ts';

type Props = { transfer: Transfer; currency: string; onOpen: () => void };

export function TransferRow({ transfer, currency, onOpen }: Props) {
  const { showMoney } = useMoney();
  const text = useText();
  const name = useRecordText();
  const { time } = useFormats();
  const isHidden = usePreferences((preferences) => preferences.isBalanceHidden);
  const what = name(`records.code.${transfer.code}`);
  const written = currencyOf(currency);
  const balance = showMoney(transfer.balanceAfter, written);
  const after = isHidden ? hideDigits(balance) : balance;
  return (
    <RecordRow
      icon={ICON_OF[transfer.code]}
      name={transfer.title ?? what}
      detail={transfer.title ? `${time(transfer.time)} · ${what}` : time(transfer.time)}
      amount={transfer.amount}
      written={written}
      note={text('wallet.balance.now', { amount: after })}
      onOpen={onOpen}
    />
  );
}
