import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../platform/texts.tsx';
import { Glyph } from './Glyph.tsx';

/** A text that is shown only once, to be copied. */
export function CopyField({ value, label }: { value: string; label: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The browser refuses, or has no clipboard on plain http: the text can still be selected.
      setCopied(false);
    }
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box
        component="code"
        aria-label={label}
        role="textbox"
        aria-readonly="true"
        tabIndex={0}
        sx={{
          flex: 1,
          p: 1.25,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'var(--surface-2)',
          fontSize: '0.9375rem',
          userSelect: 'all',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {value}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Glyph name={isCopied ? 'check' : 'copy'} size={16} />}
        onClick={() => void copy()}
      >
        {isCopied ? text('frame.copied') : text('frame.copy')}
      </Button>
    </Stack>
  );
}
