import { Button, EmptyArt, type IconName, NoData } from '@parlour/ui';
import { useText } from '../texts/texts.tsx';
import { DAYS_OF } from './days.rules.ts';

type Props = { icon: IconName; detail: string; onReset: (() => void) | null };

/** Says what would be listed here, and offers a longer range if there is one. */
export function NoRecords({ icon, detail, onReset }: Props) {
  const text = useText();
  return (
    <NoData art={<EmptyArt icon={icon} />} title={text('wallet.records.none')} detail={detail}>
      {onReset && (
        <Button
          kind="quiet"
          label={text('wallet.records.reset', { count: DAYS_OF.month })}
          onPress={onReset}
        />
      )}
    </NoData>
  );
}
