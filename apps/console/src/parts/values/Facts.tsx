import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** Names and values, line by line; on a phone the value is below its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, max-content) 1fr' },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 0.75 },
        alignItems: 'baseline',
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, mb: { xs: 0.75, sm: 0 }, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
          >
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
