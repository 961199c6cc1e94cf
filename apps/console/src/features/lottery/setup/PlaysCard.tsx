import { Accordion, AccordionDetails, AccordionSummary, Stack, Typography } from '@mui/material';
import type { Play } from '@parlour/lottery-rules';
import { useState } from 'react';
import { Card } from '../../../parts/layout/Card.tsx';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useText } from '../../../platform/texts.tsx';
import { familyOf, usePlayWords } from '../usePlayWords.ts';
import type { Editing } from './editing.ts';
import { PlayOdds } from './PlayOdds.tsx';

/** Every play of the family by the part of its board: whether it is offered, what it pays and returns. */
export function PlaysCard({ draft, change, errorAt }: Editing) {
  const text = useText();
  const words = usePlayWords();
  const [opened, setOpened] = useState<string | null>(null);
  const family = familyOf(draft.family);
  if (!family) return null;
  const groups = new Map<string, Play[]>();
  for (const play of family.plays(draft.settings)) {
    if (!draft.playTypes.includes(play.skin)) continue;
    const name = words.group(play.id) ?? words.family(family.id);
    groups.set(name, [...(groups.get(name) ?? []), play]);
  }
  const fault = errorAt('odds') ?? errorAt('hiddenPlays') ?? errorAt('limits.half') ?? errorAt('limits.full');
  return (
    <Card title={text('lottery.plays')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('lottery.plays.hint')}
      </Typography>
      {fault === undefined ? null : (
        <Typography variant="body2" color="error" sx={{ mb: 1.5 }}>
          {fault}
        </Typography>
      )}
      {[...groups].map(([name, plays]) => {
        const changed = plays.filter(({ id }) => id in draft.odds).length;
        const hidden = plays.filter(({ id }) => draft.hiddenPlays.includes(id)).length;
        return (
          <Accordion
            key={name}
            disableGutters
            expanded={opened === name}
            onChange={(_, isOpen) => setOpened(isOpen ? name : null)}
            slotProps={{ transition: { unmountOnExit: true } }}
            sx={{ '&::before': { display: 'none' }, '& + &': { borderTop: 0 } }}
          >
            <AccordionSummary expandIcon={<Glyph name="chevron" size={16} />}>
              <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'baseline' }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  {text('lottery.plays.count', { count: plays.length, changed, hidden })}
                </Typography>
              </Stack>
            </AccordionSummary>
            <AccordionDetails>
              <Stack sx={{ gap: 2.5 }}>
                {plays.map((play) => (
                  <PlayOdds key={play.id} play={play} draft={draft} change={change} shipped={family.odds} />
                ))}
              </Stack>
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Card>
  );
}
