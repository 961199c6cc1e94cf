import { currencyOf } from '@parlour/money';
import { useRecordText } from '../../../platform/texts/record-texts.ts';
import { useFormats, useMoney, useText } from '../../../platform/texts/texts.tsx';
import { DetailLine, RecordDialog } from './RecordDialog.tsx';
import type { Transfer } from './record.rules.ts';

type Props = { transfer: Transfer; currency: string; onClose: () => void };

/** All details of one movement, including the number to quote to support. */
export function TransferDialog({ transfer, currency, onClose }: Props) {
  const { showMoney } = useMoney();
  const text = useText();
  const name = useRecordText();
  const { stamp } = useFormats();
  const written = currencyOf(currency);
  return (
    <RecordDialog
      title={name(`records.code.${transfer.code}`)}
      amount={transfer.amount}
      written={written}
      onClose={onClose}
    >
      <DetailLine label={text('wallet.detail.kind')} value={name(`records.kind.${transfer.kind}`)} />
      {transfer.title && <DetailLine label={text('wallet.detail.game')} value={transfer.title} />}
      <DetailLine label={text('wallet.detail.time')} value={stamp(transfer.time)} />
      <DetailLine
        label={text('wallet.detail.balanceAfter')}
        value={showMoney(transfer.balanceAfter, written)}
      />
      <DetailLine label={text('wallet.detail.reference')} value={transfer.reference} isCopied />
      <DetailLine label={text('wallet.detail.id')} value={transfer.id} isCopied />
    </RecordDialog>
  );
}
