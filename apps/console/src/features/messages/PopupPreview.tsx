import { Box } from '@mui/material';
import type { PopupKey } from '@parlour/texts/load/popup';
import { popupTexts } from '@parlour/texts/load/popup';
import { buttonClass, Icon } from '@parlour/ui';
import { ShownHtml } from '../../parts/writing/ShownHtml.tsx';
import { PreviewPicture } from './PreviewPicture.tsx';
import { PreviewTurns } from './PreviewTurns.tsx';
import type { Shown } from './preview.rules.ts';
import { useWordsOf } from './useWordsOf.ts';

/** The popup over home, as the site draws it: pictures alone have the button that closes them outside. */
export function PopupPreview({ shown }: { shown: Shown }) {
  const { draft, words, language, site, turns } = shown;
  const isLast = turns.current === turns.ids.length - 1;
  const siteText = useWordsOf<PopupKey>(popupTexts, language);
  const isPicture = draft.kind === 'banner';
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        p: 2,
        bgcolor: 'rgb(0 0 0 / 58%)',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          minHeight: 0,
          border: '1px solid var(--line)',
          borderRadius: 'var(--radius-card)',
          bgcolor: 'var(--surface-1)',
        }}
      >
        {isPicture ? null : <Closing sx={{ position: 'absolute', zIndex: 1, top: 8, right: 8 }} />}
        <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <PreviewPicture shown={shown} sx={{ display: 'block', width: '100%', height: 'auto' }} />
          <Box sx={{ p: '16px 18px 18px', fontSize: 15, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
            <Box
              component="h3"
              sx={{ m: 0, mb: 1, pr: shown.picture ? 0 : 5, fontSize: 20, fontWeight: 650, lineHeight: 1.25 }}
            >
              {words.title}
            </Box>
            {isPicture ? null : <ShownHtml html={words.content} site={site} link="var(--action-from)" />}
          </Box>
        </Box>
        {draft.promotionType && !isPicture ? (
          <Box sx={{ display: 'flex', gap: '10px', px: '18px', pb: '14px', '& > *': { flex: '1 1 0' } }}>
            <span className={buttonClass({ kind: 'quiet', size: 'small' })}>{siteText('popup.know')}</span>
            <span className={buttonClass({ size: 'small' })}>{siteText('popup.goTo')}</span>
          </Box>
        ) : null}
        <Box sx={{ px: '18px', borderTop: '1px solid var(--line)', fontSize: 15 }}>
          {turns.ids.length > 1 ? <PreviewTurns turns={turns} siteText={siteText} /> : null}
          {draft.forceRead && !isLast ? (
            <Box sx={{ color: 'var(--text-muted)', fontSize: 13 }}>{siteText('popup.readOn')}</Box>
          ) : null}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minHeight: 52 }}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 24,
                height: 24,
                borderRadius: '8px',
                background: 'linear-gradient(135deg, var(--action-from), var(--action-to))',
                color: 'var(--on-action)',
                '& svg': { width: 16, height: 16 },
              }}
            >
              <Icon name="check" />
            </Box>
            {siteText('popup.hideToday')}
          </Box>
        </Box>
      </Box>
      {isPicture ? <Closing sx={{ alignSelf: 'center', mt: 1.5 }} /> : null}
    </Box>
  );
}

function Closing({ sx }: { sx: object }) {
  return (
    <Box
      sx={{
        display: 'grid',
        flex: 'none',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '50%',
        bgcolor: 'rgb(12 8 18 / 64%)',
        color: '#fff',
        '& svg': { width: 20, height: 20 },
        ...sx,
      }}
    >
      <Icon name="close" />
    </Box>
  );
}
