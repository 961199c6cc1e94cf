import { Box } from '@mui/material';
import { Icon } from '@parlour/ui';
import { PreviewPicture } from './PreviewPicture.tsx';
import type { Shown } from './preview.rules.ts';

const FILLING = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;
const GROUND = {
  background:
    'radial-gradient(130% 95% at 82% 50%, var(--hero-from) 0%, var(--hero-mid) 44%, var(--hero-to) 100%) var(--hero-mid)',
};

/** A slide of home or of the registration: the title stands on the picture, which fills the panel. */
export function BannerPreview({ shown }: { shown: Shown }) {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        height: 148,
        borderRadius: 'var(--radius-card)',
        ...GROUND,
        '&::before': {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          inset: 0,
          background: 'linear-gradient(100deg, rgb(0 0 0 / 55%), transparent 75%)',
        },
      }}
    >
      <PreviewPicture shown={shown} sx={FILLING} />
      <Box
        component="h3"
        sx={{
          position: 'relative',
          zIndex: 2,
          maxWidth: '62%',
          m: 0,
          p: '18px 0 0 20px',
          color: '#fff',
          fontSize: 22,
          fontWeight: 700,
          lineHeight: 1.2,
          textWrap: 'balance',
        }}
      >
        {shown.words.title}
      </Box>
    </Box>
  );
}

/** A video of home before it is pressed: its cover, and its title below. */
export function VideoPreview({ shown }: { shown: Shown }) {
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          aspectRatio: '16 / 9',
          borderRadius: 'var(--radius-card)',
          ...GROUND,
        }}
      >
        <PreviewPicture shown={shown} sx={FILLING} />
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            borderRadius: '50%',
            bgcolor: 'rgb(12 8 18 / 64%)',
            color: '#fff',
            '& svg': { width: 28, height: 28 },
          }}
        >
          <Icon name="play" />
        </Box>
      </Box>
      <Box component="h3" sx={{ m: 0, mt: 1, fontSize: 16, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        {shown.words.title}
      </Box>
    </>
  );
}
