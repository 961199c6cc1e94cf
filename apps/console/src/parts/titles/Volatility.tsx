import { Box } from '@mui/material';
import { useText } from '../../platform/texts.tsx';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Five dots, as many filled as the game is wild. */
export function Volatility({ level }: { level: number }) {
  const text = useText();
  const words = text('games.volatility.of', { level, most: LEVELS.length });
  return (
    <Box
      component="span"
      role="img"
      aria-label={words}
      title={words}
      sx={{ display: 'inline-flex', gap: '2px', verticalAlign: 'middle' }}
    >
      {LEVELS.map((each) => (
        <Box
          key={each}
          component="span"
          sx={{
            width: 6,
            height: 6,
            borderRadius: '50%',
            border: 1,
            borderColor: 'text.secondary',
            bgcolor: each <= level ? 'text.secondary' : 'transparent',
          }}
        />
      ))}
    </Box>
  );
}
