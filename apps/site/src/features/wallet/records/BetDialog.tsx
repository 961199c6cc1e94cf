import type { Written } from '@parlour/money';
import { buttonClass } from '@parlour/ui';
import { Link } from '../../../platform/routes/Link.tsx';
import { useRecordText } from '../../../platform/texts/record-texts.ts';
import { useFormats, useMoney, useText } from '../../../platform/texts/texts.tsx';
import { PURSE_NAMES } from '../purses.rules.ts';
import { DetailLine, RecordDialog } from './RecordDialog.tsx';
import { type Bet, orderPath, resultOf, roundPath } from './record.rules.ts';
import { useVendorName } from './useVendorName.ts';

type Props = { bet: Bet; written: Written; onClose: () => void };

export function BetDialog({ bet, written, onClose }: Props) {
  const { showMoney } = useMoney();
  const text = useText();
  const name = useRecordText();
  const { stamp } = useFormats();
  const vendorName = useVendorName();
  const what = name(bet.state ? `records.state.${bet.state}` : `records.code.${bet.code}`);
  const round = roundPath(bet);
  return (
    <RecordDialog title={bet.title ?? what} amount={resultOf(bet)} written={written} onClose={onClose}>
      <DetailLine label={text('wallet.detail.kind')} value={what} />
      <DetailLine label={text('wallet.detail.time')} value={stamp(bet.time)} />
      <DetailLine
        label={text('wallet.figure.staked')}
        value={bet.isFree ? name('records.free') : showMoney(bet.staked, written)}
      />
      <DetailLine label={text('wallet.figure.won')} value={showMoney(bet.won, written)} />
      {bet.held ? <DetailLine label={name('records.held')} value={showMoney(bet.held, written)} /> : null}
      <DetailLine label={text('wallet.detail.vendor')} value={bet.vendorName ?? vendorName(bet.vendor)} />
      <DetailLine label={text('wallet.purse.title')} value={text(PURSE_NAMES[bet.wallet])} />
      <DetailLine label={text('wallet.detail.reference')} value={bet.reference} isCopied />
      <DetailLine label={text('wallet.detail.id')} value={bet.id} isCopied />
      {round && (
        <Link className={buttonClass({ kind: 'quiet' })} to={round}>
          {text('wallet.betRecord.round')}
        </Link>
      )}
      {bet.lottery && (
        <Link className={buttonClass({ kind: 'quiet' })} to={orderPath(bet.lottery)}>
          {text('wallet.betRecord.order')}
        </Link>
      )}
    </RecordDialog>
  );
}
