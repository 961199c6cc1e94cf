import { Box, Typography } from '@mui/material';
import type { ThemeMode } from '@parlour/contract/values/system';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { isReadyMessage, previewMessage } from './preview.rules.ts';

const PHONE = { width: 390, height: 780 };
const SCALE = 0.8;

/**
 * The brand's real site in a phone frame, with the unsaved theme: the site accepts a theme only from the console's
 * origin, and only for display.
 */
export function SitePreview({ mode }: { mode: ThemeMode }) {
  const text = useText();
  const { document: brand, draft } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const { theme } = draft;
  const { origin } = new URL(brand.siteUrl);
  const starts = useSiteStarts(frame, origin);
  useEffect(() => {
    if (starts > 0) frame.current?.contentWindow?.postMessage(previewMessage(theme, mode), origin);
  }, [theme, mode, starts, origin]);
  return (
    <Box
      component="aside"
      aria-label={text('brands.preview')}
      sx={{ position: 'sticky', top: 76, alignSelf: 'start' }}
    >
      <Box
        sx={{
          width: PHONE.width * SCALE + 20,
          height: PHONE.height * SCALE + 20,
          p: '10px',
          border: 1,
          borderColor: 'divider',
          borderRadius: '40px',
          bgcolor: 'var(--surface-2)',
        }}
      >
        <Box
          sx={{
            width: PHONE.width * SCALE,
            height: PHONE.height * SCALE,
            overflow: 'hidden',
            borderRadius: '30px',
          }}
        >
          <Box
            component="iframe"
            ref={frame}
            src={brand.siteUrl}
            title={text('brands.preview')}
            sx={{
              border: 0,
              width: PHONE.width,
              height: PHONE.height,
              transform: `scale(${SCALE})`,
              transformOrigin: 'top left',
              bgcolor: 'var(--surface-1)',
            }}
          />
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1, textAlign: 'center' }}>
        {text('brands.preview.hint')}
      </Typography>
    </Box>
  );
}

/** How often the framed site has reported that it listens; it does so after every load. */
function useSiteStarts(frame: RefObject<HTMLIFrameElement | null>, origin: string): number {
  const [starts, setStarts] = useState(0);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (isReadyMessage(event, { origin, source: frame.current?.contentWindow ?? null }))
        setStarts((count) => count + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
  return starts;
}
