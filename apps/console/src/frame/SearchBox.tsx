import { Box, ButtonBase } from '@mui/material';
import { useEffect, useState } from 'react';
import { Glyph } from '../parts/values/Glyph.tsx';
import { useText } from '../platform/texts.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/** Opens from anywhere with Ctrl or Cmd and K, or with a slash outside text fields. */
export function SearchBox() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K Meta+K /"
        sx={{
          height: 36,
          width: { xs: 44, md: 300 },
          px: 1.25,
          gap: 1,
          justifyContent: 'flex-start',
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'var(--surface-1)',
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
        aria-label={text('search.open')}
      >
        <Glyph name="search" size={17} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {text('search.open')}
        </Box>
        <Box
          component="kbd"
          sx={{
            ml: 'auto',
            display: { xs: 'none', md: 'inline' },
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: '5px',
            fontSize: '0.6875rem',
          }}
        >
          {'/'}
        </Box>
      </ButtonBase>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function isShortcut(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  const target = event.target as HTMLElement | null;
  const isWriting =
    target?.closest('input, textarea, select, [contenteditable="true"], [role="textbox"]') !== null;
  return event.key === '/' && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey;
}
