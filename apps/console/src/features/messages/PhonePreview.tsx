import { Box } from '@mui/material';
import type { BrandDocument } from '@parlour/client/console';
import type { ThemeMode } from '@parlour/contract/values/system';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { PhoneFrame } from '../../parts/writing/PhoneFrame.tsx';
import { ShownHtml } from '../../parts/writing/ShownHtml.tsx';
import { useText } from '../../platform/texts.tsx';
import type { Draft, Picture } from './announcements.rules.ts';

type Brand = Pick<BrandDocument, 'siteUrl' | 'settings'>;
type Props = { draft: Draft; language: Language; pictures: readonly Picture[]; brand: Brand };

/** What a member sees of an announcement; unsaved words as well. */
export function PhonePreview(props: Props) {
  return <PhoneFrame brand={props.brand}>{(mode) => <Screen {...props} mode={mode} />}</PhoneFrame>;
}

function Screen({ draft, language, pictures, brand, mode }: Props & { mode: ThemeMode }) {
  const text = useText();
  const { settings } = brand;
  const tokens = settings.theme[mode];
  const radius = settings.theme.shape['radius-card'];
  const shown = [language, settings.defaultLanguage, 'EN' as const, ...settings.languages].find(
    (each) => draft.texts[each],
  );
  const words = shown && draft.texts[shown];
  const picture = pictures.find(({ digest }) => digest === words?.picture);
  const site = new URL(brand.siteUrl).origin;
  const isPopup = draft.kind === 'popup' || draft.groupName === 'm_popup1';
  return (
    <Box
      lang={shown ? LANGUAGE_NAMES[shown].tag : undefined}
      sx={{
        height: '100%',
        overflow: 'auto',
        borderRadius: '30px',
        bgcolor: tokens['surface-0'],
        color: tokens.text,
        p: 2,
        display: 'grid',
        alignContent: isPopup ? 'center' : 'start',
      }}
    >
      {words ? (
        <Box
          sx={{
            overflow: 'hidden',
            borderRadius: radius,
            border: '1px solid',
            borderColor: tokens.line,
            bgcolor: tokens['surface-1'],
          }}
        >
          {picture ? (
            <Box
              component="img"
              src={`${site}${picture.url}`}
              width={picture.width}
              height={picture.height}
              alt={words.title}
              sx={{ display: 'block', width: '100%', height: 'auto' }}
            />
          ) : null}
          {draft.kind === 'banner' && draft.groupName !== 'm_video_home' ? null : (
            <Box sx={{ p: 2, fontSize: 14, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
              <Box component="h3" sx={{ m: 0, mb: 1, fontSize: 17, lineHeight: 1.3 }}>
                {words.title}
              </Box>
              <ShownHtml html={words.content} site={site} link={tokens['action-from'] ?? ''} />
              {draft.kind === 'popup' ? (
                <Box
                  sx={{
                    mt: 2,
                    height: 44,
                    borderRadius: settings.theme.shape['radius-button'],
                    background: `linear-gradient(90deg, ${tokens['action-from']}, ${tokens['action-to']})`,
                  }}
                />
              ) : null}
            </Box>
          )}
        </Box>
      ) : (
        <Box sx={{ color: tokens['text-muted'], textAlign: 'center', pt: 8 }}>
          {text('announcements.preview.empty')}
        </Box>
      )}
    </Box>
  );
}
