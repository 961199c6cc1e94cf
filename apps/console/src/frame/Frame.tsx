import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../platform/texts.tsx';
import { SideNav } from './SideNav.tsx';
import { TopBar } from './TopBar.tsx';

/** The navigation, the top bar and the page. */
export function Frame({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'fixed',
          top: -60,
          left: 12,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 650,
          '&:focus': { top: 12 },
        }}
      >
        {text('frame.skip')}
      </Box>
      <SideNav />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, p: { xs: 2, lg: 3 }, width: '100%', maxWidth: 1560, outline: 'none' }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
