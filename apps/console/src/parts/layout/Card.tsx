import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** One subject of a page, with its actions beside the title. */
export function Card({ title, action, children }: Props) {
  return (
    <Paper component="section" aria-label={title} sx={{ p: 2.5, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          minHeight: 34,
          mb: 1.5,
          columnGap: 2,
          rowGap: 1,
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}
