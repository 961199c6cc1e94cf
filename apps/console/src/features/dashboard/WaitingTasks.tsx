import { Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { useConsole } from '../../platform/console.ts';
import { usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';

/** How many tasks wait, in a sentence; the inbox above lists and links them. */
export function WaitingTasks() {
  const text = useText();
  const { client } = useConsole();
  const brand = usePreferences((preferences) => preferences.brand);
  const { data } = useQuery({ queryKey: ['tasks', brand], queryFn: () => client.operators.tasks() });
  if (!data) return null;
  return (
    <Paper sx={{ px: 2.25, py: 1.5, mb: 2 }}>
      <Stack
        direction="row"
        sx={{
          gap: 1.25,
          alignItems: 'center',
          color: data.total > 0 ? 'var(--accent-text)' : 'text.secondary',
        }}
      >
        <Glyph name={data.total > 0 ? 'bell' : 'check'} />
        <Typography variant="body2" color="textPrimary">
          {data.total > 0 ? text('tasks.open', { count: data.total }) : text('tasks.none')}
        </Typography>
      </Stack>
    </Paper>
  );
}
