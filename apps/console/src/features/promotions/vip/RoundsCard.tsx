import { Stack, TableCell, TableRow, Typography } from '@mui/material';
import { Card } from '../../../parts/layout/Card.tsx';
import { PlanTable } from '../../../parts/vip/PlanTable.tsx';
import { useText } from '../../../platform/texts.tsx';
import { PrizeFields } from '../chance/PrizeFields.tsx';
import { usePrizeWords } from '../chance/usePrizeWords.ts';
import { prizeFormOf } from '../prize-form.rules.ts';
import type { PlanProps } from './PlanTables.tsx';
import { fieldOf, stepRoundsPrize, withRounds } from './vip-plan.rules.ts';

const KINDS = ['nothing', 'rounds'] as const;

type Props = PlanProps & {
  merchant: string;
  /** What the server says of a field. */
  errorAt(field: string): string | undefined;
};

/** The free rounds that members get once for reaching a level; everybody has level 0. */
export function RoundsCard({ plan, currency, onChange, merchant, errorAt }: Props) {
  const text = useText();
  const levels = plan.levels.slice(1).map((level, below) => ({
    place: below + 1,
    name: text('vip.levelName', { level: String(below + 1) }),
    prize: stepRoundsPrize(level),
  }));
  const wordsOf = usePrizeWords(
    { merchant, currency },
    levels.flatMap(({ prize }) => prize ?? []),
  );
  return (
    <Card title={text('vip.rounds')}>
      {onChange ? (
        <Stack sx={{ gap: 2 }}>
          {levels.map(({ place, name, prize }) => (
            <PrizeFields
              key={place}
              label={name}
              kinds={KINDS}
              value={prizeFormOf(prize)}
              merchant={merchant}
              error={errorAt(`${fieldOf(place)}.stepRounds`)}
              errorIn={(field) => errorAt(`${fieldOf(place)}.stepRounds.${field}`)}
              onChange={(form) => onChange(withRounds(plan, place, form))}
            />
          ))}
        </Stack>
      ) : (
        <PlanTable head={[text('vip.level'), text('vip.rounds')]}>
          {levels.map(({ place, name, prize }) => (
            <TableRow key={place} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{prize ? wordsOf(prize) : text('vip.rounds.none')}</TableCell>
            </TableRow>
          ))}
        </PlanTable>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {text('vip.rounds.hint')}
      </Typography>
    </Card>
  );
}
