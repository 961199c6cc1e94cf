import { Box, IconButton, Stack, Tooltip } from '@mui/material';
import { LANGUAGE_NAMES } from '@parlour/texts/languages';
import { Glyph } from '../parts/values/Glyph.tsx';
import { switchLanguage, switchTheme, usePreferences } from '../platform/preferences.store.ts';
import { useText } from '../platform/texts.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandSwitcher } from './BrandSwitcher.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TaskInbox } from './TaskInbox.tsx';

/** What every page needs; two lines on a phone, so that the brand is shown there too. */
export function TopBar() {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        minHeight: 60,
        px: { xs: 2, lg: 3 },
        py: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <BrandSwitcher />
      <SearchBox />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        <LanguageButton />
        <ThemeButton />
        <TaskInbox />
        <AccountMenu />
      </Stack>
    </Box>
  );
}

function LanguageButton() {
  const text = useText();
  const language = usePreferences((preferences) => preferences.language);
  const other = language === 'EN' ? 'CN' : 'EN';
  const label = text('frame.language.to', { language: LANGUAGE_NAMES[other].name });
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void switchLanguage(other)}>
        <Glyph name="globe" />
      </IconButton>
    </Tooltip>
  );
}

function ThemeButton() {
  const text = useText();
  const theme = usePreferences((preferences) => preferences.theme);
  const label = theme === 'dark' ? text('frame.theme.light') : text('frame.theme.dark');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => switchTheme(theme === 'dark' ? 'light' : 'dark')}>
        <Glyph name={theme === 'dark' ? 'sun' : 'moon'} />
      </IconButton>
    </Tooltip>
  );
}
