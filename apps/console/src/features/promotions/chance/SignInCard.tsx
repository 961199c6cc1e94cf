import { Box, Link, Stack, Typography } from '@mui/material';
import { SIGN_IN_POINTS } from '@parlour/contract/values/promotions/chance.rules';
import { Link as RouterLink } from 'react-router';
import { Card } from '../../../parts/layout/Card.tsx';
import { useText } from '../../../platform/texts.tsx';
import { Forecast } from '../forecast/Forecast.tsx';

/** The cycle of daily sign-ins, which is every brand's, and what it costs this one. */
export function SignInCard({ merchant }: { merchant: string }) {
  const text = useText();
  return (
    <Card title={text('chance.signIn')}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {text('chance.signIn.hint')}{' '}
          <Link component={RouterLink} to="/promotions/returns" underline="hover">
            {text('returnBudget.title')}
          </Link>
        </Typography>
        <Box component="ol" sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none' }}>
          {[...SIGN_IN_POINTS.entries()].map(([place, points]) => (
            <Day key={place} day={place + 1} points={points} />
          ))}
        </Box>
        <Forecast merchant={merchant} of={{ kind: 'sign_in' }} />
      </Stack>
    </Card>
  );
}

function Day({ day, points }: { day: number; points: number }) {
  const text = useText();
  return (
    <Box
      component="li"
      sx={{
        minWidth: 76,
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'center',
      }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        {text('chance.signIn.day', { day })}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {text('chance.prize.points', { count: points })}
      </Typography>
    </Box>
  );
}
