import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title: string; hint?: string; columns?: 1 | 2 | 3; children: ReactNode };

/** Fields that belong together. */
export function Section({ title, hint, columns = 1, children }: Props) {
  return (
    <Paper component="section" sx={{ p: 2.5, mb: 2 }}>
      <Typography variant="h2">{title}</Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {hint}
        </Typography>
      ) : null}
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {children}
      </Box>
    </Paper>
  );
}
