import type { BonusRefusal } from '@parlour/contract/values/live';
import { useEffect, useState } from 'react';
import { FrameNote } from '../../../platform/frames/FrameNote.tsx';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { useRewardWords } from '../rewards/useRewardWords.ts';
import { useBonusesText } from './bonuses-text.ts';
import type { OwnBonus } from './useBonuses.ts';

type Refused = { why: BonusRefusal; bonus: OwnBonus };

/** Says why the active bonus could not pay for a bet, and where it can be ended. */
export function BonusRefusedNote() {
  const { client, live } = useSite();
  const text = useBonusesText();
  const words = useText();
  const { titleOf } = useRewardWords();
  const { showMoney } = useMoney();
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(
    () =>
      live.on('bonus', ({ refused: why }) => {
        if (!why) return;
        const show = ({ bonuses }: { bonuses: OwnBonus[] }) => {
          const bonus = bonuses.find(({ state }) => state === 'active');
          setRefused(bonus ? { why, bonus } : null);
        };
        client.promotions.ownBonuses({}).then(show).catch(reportError);
      }),
    [client, live],
  );
  if (!refused) return null;
  const { why, bonus } = refused;
  return (
    <FrameNote
      words={text(`bonuses.refused.${why}`, {
        bonus: titleOf(bonus),
        limit: showMoney(bonus.stakeMax ?? bonus.amount, bonus.currency),
      })}
      link={{ to: ROUTES.bonuses.path, label: words('promotions.bonuses.title') }}
      onClose={() => setRefused(null)}
    />
  );
}
