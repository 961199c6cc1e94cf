import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../platform/texts.tsx';
import { useRefusal } from '../useRefusal.ts';
import { Glyph, type GlyphName } from '../values/Glyph.tsx';

type EmptyProps = { glyph: GlyphName; title: string; hint?: string; action?: ReactNode };

/** Says that there is nothing, and what to do about it. */
export function EmptyState({ glyph, title, hint, action }: EmptyProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 7, px: 3, color: 'text.secondary' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          border: 1,
          borderColor: 'divider',
          bgcolor: 'var(--surface-2)',
          color: 'var(--accent-text)',
        }}
      >
        <Glyph name={glyph} size={26} />
      </Box>
      <Typography variant="h3" component="p" color="textPrimary">
        {title}
      </Typography>
      {hint ? <Typography variant="body2">{hint}</Typography> : null}
      {action}
    </Stack>
  );
}

/** Says why loading failed, with a retry button. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  const text = useText();
  const refusal = useRefusal();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ m: 2 }}
      action={
        onRetry ? (
          <Button color="inherit" onClick={() => void onRetry()}>
            {text('frame.retry')}
          </Button>
        ) : null
      }
    >
      {refusal(error)}
    </Alert>
  );
}

/** The skeleton of the content. */
export function LoadingBlock({ rows = 6 }: { rows?: number }) {
  const text = useText();
  return (
    <Stack sx={{ p: 2, gap: 1.25 }} role="status" aria-label={text('frame.loading')}>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} variant="rounded" height={26} />
      ))}
    </Stack>
  );
}
