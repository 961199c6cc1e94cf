import { Button, EmptyArt, type IconName, NoData } from '@parlour/ui';
import { useText } from '../texts.tsx';

type Props = { icon: IconName; detail: string; onReset: (() => void) | null };

/** Says what would be here, and offers a longer look back where there is one. */
export function NoRecords({ icon, detail, onReset }: Props) {
  const text = useText();
  return (
    <NoData art={<EmptyArt icon={icon} />} title={text('wallet.records.none')} detail={detail}>
      {onReset && <Button kind="quiet" label={text('wallet.records.reset')} onPress={onReset} />}
    </NoData>
  );
}
