import { Box, ButtonBase, Typography } from '@mui/material';
import { useFormats } from '../../platform/formats.ts';
import { useLabel, useText } from '../../platform/texts.tsx';
import { sharedClock } from './DayClock.tsx';
import { changeOf, type KeyFigures, TILES, type Tile, type Today, type Together } from './today.rules.ts';

/** Named where there is no average yet. */
const WEEK_DAYS = 7;

type Props = {
  together: Together;
  currency: string;
  clocks: Today['brands'];
  chosen: Tile;
  onChoose(tile: Tile): void;
};

/** The key figures; the pressed one is in the charts below. */
export function FigureTiles({ together, currency, clocks, chosen, onChoose }: Props) {
  const text = useText();
  const label = useLabel();
  const formats = useFormats();
  const { soFar, compared } = together;
  return (
    <Box
      role="group"
      aria-label={text('today.figures')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(158px, 44%), 1fr))',
      }}
    >
      {TILES.map((tile) => (
        <ButtonBase
          key={tile}
          aria-pressed={tile === chosen}
          onClick={() => onChoose(tile)}
          sx={{
            p: 1.75,
            flexDirection: 'column',
            alignItems: 'flex-start',
            justifyContent: 'flex-start',
            textAlign: 'left',
            gap: 0.25,
            minWidth: 0,
            borderRadius: '10px',
            border: 1,
            borderColor: tile === chosen ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
            '&:hover': { borderColor: 'text.secondary' },
          }}
        >
          <Typography variant="body2" color="textSecondary" component="span">
            {label('today.figure', tile)}
          </Typography>
          <Typography
            component="span"
            sx={{ fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.25 }}
          >
            {tile === 'membersActive' ? formats.number(soFar[tile]) : formats.money(soFar[tile], currency)}
          </Typography>
          <Compared
            tile={tile}
            now={compared.today}
            before={compared.yesterday}
            against="yesterday"
            clocks={clocks}
          />
          <Compared
            tile={tile}
            now={compared.today}
            before={compared.week?.average ?? null}
            against="week"
            days={compared.week?.days ?? WEEK_DAYS}
            clocks={clocks}
          />
        </ButtonBase>
      ))}
    </Box>
  );
}

type ComparedProps = {
  tile: Tile;
  now: KeyFigures | null;
  before: KeyFigures | null;
  against: 'yesterday' | 'week';
  days?: number;
  clocks: Today['brands'];
};

/** The change in percent, in words: what is good is for people to judge, so it has no colour. */
function Compared({ tile, now, before, against, days = 0, clocks }: ComparedProps) {
  const text = useText();
  const clock = sharedClock(clocks);
  const formats = useFormats(clock?.timeZone);
  const change = now && before ? changeOf(now[tile], before[tile]) : null;
  const until = clock?.comparedUntil ?? null;
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="span"
      title={
        until === null ? '' : text('today.until', { at: `${formats.time(until)} ${formats.zone(until)}` })
      }
    >
      <Box component="b" sx={{ color: change === null ? 'inherit' : 'text.primary' }}>
        {change === null ? '–' : formats.change(change)}
      </Box>{' '}
      {against === 'week' ? text('today.against.week', { days }) : text('today.against.yesterday')}
    </Typography>
  );
}
