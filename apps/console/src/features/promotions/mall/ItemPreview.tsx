import { Box } from '@mui/material';
import type { BrandDocument, Picture } from '@parlour/client/console';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { PhoneFrame } from '../../../parts/writing/PhoneFrame.tsx';
import { useText } from '../../../platform/texts.tsx';
import type { Draft } from './mall.rules.ts';

type Props = {
  draft: Draft;
  language: Language;
  pictures: readonly Picture[];
  brand: Pick<BrandDocument, 'siteUrl' | 'settings'>;
};

/** What a member sees of an item; unsaved words as well. */
export function ItemPreview({ draft, language, pictures, brand }: Props) {
  const text = useText();
  const { settings } = brand;
  const shown = [language, settings.defaultLanguage, 'EN' as const, ...settings.languages].find(
    (each) => draft.texts[each],
  );
  const words = shown && draft.texts[shown];
  const picture = pictures.find(({ digest }) => digest === draft.picture);
  const site = new URL(brand.siteUrl).origin;
  return (
    <PhoneFrame brand={brand}>
      {(mode) => {
        const tokens = settings.theme[mode];
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
            }}
          >
            <Box
              sx={{
                overflow: 'hidden',
                borderRadius: settings.theme.shape['radius-card'],
                border: '1px solid',
                borderColor: tokens.line,
                bgcolor: tokens['surface-1'],
              }}
            >
              <Box
                sx={{
                  aspectRatio: '4 / 3',
                  background: `linear-gradient(140deg, ${tokens['hero-from']}, ${tokens['hero-to']})`,
                }}
              >
                {picture ? (
                  <Box
                    component="img"
                    src={`${site}${picture.url}`}
                    alt=""
                    sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
                  />
                ) : null}
              </Box>
              <Box sx={{ p: 2, fontSize: 14, lineHeight: 1.5, overflowWrap: 'anywhere' }}>
                <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 18, lineHeight: 1.3 }}>
                  {words?.title ?? text('announcements.preview.empty')}
                </Box>
                <Box sx={{ color: tokens['text-muted'] }}>{words?.summary}</Box>
                <Box sx={{ mt: 1, fontWeight: 700, color: tokens['metal-from'] }}>
                  {text('mall.points', { points: draft.price })}
                </Box>
              </Box>
            </Box>
            <Box
              sx={{ mt: 2, fontSize: 14, lineHeight: 1.6, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {words?.details}
            </Box>
          </Box>
        );
      }}
    </PhoneFrame>
  );
}
