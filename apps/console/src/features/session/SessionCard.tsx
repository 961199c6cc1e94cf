import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { type ReactNode, useEffect } from 'react';
import { Glyph } from '../../parts/values/Glyph.tsx';
import { switchLanguage, switchTheme, usePreferences } from '../../platform/preferences.store.ts';
import { useText } from '../../platform/texts.tsx';

/** The card of every page before the console opens. */
export function SessionCard({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const text = useText();
  useEffect(() => {
    document.title = `${title} · ${text('frame.product')}`;
  }, [title, text]);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 3,
        bgcolor: 'background.default',
        backgroundImage:
          'radial-gradient(60vw 60vh at 100% 0%, color-mix(in srgb, var(--action-to) 10%, transparent), transparent)',
      }}
    >
      <Stack sx={{ width: '100%', maxWidth: 420, gap: 2.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
          <ProductMark />
          <Typography
            sx={{ fontFamily: 'h1.fontFamily', fontWeight: 600, flex: 1 }}
            variant="h2"
            component="p"
          >
            {text('frame.product')}
          </Typography>
          <LanguageAndTheme />
        </Stack>
        <Paper sx={{ p: 3.5, borderRadius: 3 }}>
          <Typography variant="h1" sx={{ mb: hint ? 0.75 : 2.5 }}>
            {title}
          </Typography>
          {hint ? (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
              {hint}
            </Typography>
          ) : null}
          {children}
        </Paper>
      </Stack>
    </Box>
  );
}

/** The product's own mark: a warm stone with an eye. */
function ProductMark() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: 32,
        height: 32,
        borderRadius: '10px',
        background: 'linear-gradient(135deg, var(--action-from), var(--action-to))',
        display: 'grid',
        placeItems: 'center',
        '&::after': {
          content: '""',
          width: 11,
          height: 11,
          borderRadius: '50%',
          bgcolor: 'var(--on-action)',
        },
      }}
    />
  );
}

function LanguageAndTheme() {
  const text = useText();
  const { language, theme } = usePreferences();
  const other = language === 'EN' ? 'CN' : 'EN';
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('frame.language.to', { language: LANGUAGE_NAMES[other].name })}
        lang={LANGUAGE_NAMES[other].tag}
        onClick={() => void switchLanguage(other)}
        sx={{ fontSize: '0.75rem', fontWeight: 700, px: 1 }}
      >
        {LANGUAGE_NAMES[other].name}
      </IconButton>
      <IconButton
        size="small"
        aria-label={theme === 'dark' ? text('frame.theme.light') : text('frame.theme.dark')}
        onClick={() => switchTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        <Glyph name={theme === 'dark' ? 'sun' : 'moon'} />
      </IconButton>
    </>
  );
}
