import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/texts.tsx';
import { useEditor } from './editor.ts';
import { previewMessage } from './preview.rules.ts';

const PHONE = { width: 390, height: 780 };
const SCALE = 0.8;

/**
 * The real site of the brand in the frame of a phone, wearing what is not saved yet: the site takes a theme from the
 * console's origin alone, and only to look at.
 */
export function SitePreview({ mode }: { mode: 'dark' | 'light' }) {
  const text = useText();
  const { document: brand, draft } = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const { theme } = draft;
  useEffect(() => {
    if (loads === 0) return;
    frame.current?.contentWindow?.postMessage(previewMessage(theme, mode), new URL(brand.siteUrl).origin);
  }, [theme, mode, loads, brand.siteUrl]);
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
            onLoad={() => setLoads((count) => count + 1)}
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
