import type { Risk } from '@parlour/game-rules';
import { useText } from '../platform/texts.tsx';
import { Choice } from './Choice.tsx';

type Props = {
  risk: Risk;
  isDisabled: boolean;
  isLabelHidden?: boolean | undefined;
  onChoose: (risk: Risk) => void;
};

/** How wild the table is. */
export function RiskChoice({ risk, isDisabled, isLabelHidden, onChoose }: Props) {
  const text = useText();
  const options: { value: Risk; label: string }[] = [
    { value: 'low', label: text('arcade.risk.low') },
    { value: 'medium', label: text('arcade.risk.medium') },
    { value: 'high', label: text('arcade.risk.high') },
  ];
  return (
    <Choice
      label={text('arcade.risk')}
      options={options}
      value={risk}
      isDisabled={isDisabled}
      isLabelHidden={isLabelHidden}
      onChoose={onChoose}
    />
  );
}
