import { useState } from 'react';
import { FrameNote } from '../../../platform/frames/FrameNote.tsx';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { ROUTES } from '../../../platform/routes/routes.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { useRewardWords } from '../rewards/useRewardWords.ts';
import { countsAt } from './bonus.rules.ts';
import { useBonusesText } from './bonuses-text.ts';

const COUNTS = {
  whole: 'bonuses.play.counts.whole',
  part: 'bonuses.play.counts.part',
  nothing: 'bonuses.play.counts.nothing',
} as const;

/** What was said since the page was loaded, by session, bonus and what it does: nobody is told twice. */
const said = new Set<string>();

/** Tells a member with a bonus, once a session, whether it pays at this title, the most per stake and what counts. */
export function BonusPlayNote({ nodeId }: { nodeId: string }) {
  const { client } = useSite();
  const text = useBonusesText();
  const words = useText();
  const { titleOf } = useRewardWords();
  const { showMoney } = useMoney();
  const { value } = useQuery({
    key: ['member', 'bonusAtTitle', nodeId],
    load: (signal) => client.promotions.bonusAtTitle({ query: { nodeId }, signal }),
  });
  const bonus = value?.bonus;
  const what = bonus && [sessionToken(), bonus.id, bonus.pays, bonus.weight].join(' ');
  // What was said before this page was opened; what is closed here is said as well.
  const [before] = useState(() => new Set(said));
  const [isClosed, setClosed] = useState(false);
  if (!bonus || !what || before.has(what) || isClosed) return null;
  said.add(what);
  const named = { bonus: titleOf(bonus) };
  const limit = bonus.stakeMax;
  const pays =
    limit === null
      ? text('bonuses.play.pays', named)
      : text('bonuses.play.paysUpTo', { ...named, limit: showMoney(limit, bonus.currency) });
  const counts = text(COUNTS[countsAt(bonus.weight)], { percent: bonus.weight });
  return (
    <FrameNote
      role="status"
      words={bonus.pays ? `${pays} ${counts}` : text('bonuses.play.elsewhere', named)}
      link={{ to: ROUTES.bonuses.path, label: words('promotions.bonuses.title') }}
      onClose={() => setClosed(true)}
    />
  );
}
