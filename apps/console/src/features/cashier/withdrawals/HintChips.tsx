import { Chip, Stack } from '@mui/material';
import { Glyph } from '../../../parts/values/Glyph.tsx';
import { useFind, useLabel } from '../../../platform/texts.tsx';
import { type Hint, loudestFirst } from '../cashier.rules.ts';

/** What to check before deciding, one word each; the tooltip has the figures. */
export function HintChips({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return <span aria-hidden="true">–</span>;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {loudestFirst(hints).map((hint) => (
        <HintChip key={hint.hint} hint={hint} />
      ))}
    </Stack>
  );
}

export function HintChip({ hint: { hint, level, detail } }: { hint: Hint }) {
  const label = useLabel();
  const find = useFind();
  const isWarning = level === 'warning';
  return (
    <Chip
      size="small"
      variant="outlined"
      title={find(`cashier.hintDetail.${hint}`, { detail }) ?? detail}
      label={label('cashier.hint', hint)}
      {...(isWarning ? { icon: <Glyph name="warning" size={14} /> } : {})}
      sx={
        isWarning
          ? {
              color: 'var(--warning)',
              borderColor: 'var(--warning)',
              '& .MuiChip-icon': { color: 'inherit', ml: 0.75, mr: -0.5 },
            }
          : { color: 'text.secondary' }
      }
    />
  );
}
