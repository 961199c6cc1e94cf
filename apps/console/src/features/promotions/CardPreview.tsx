import { Box } from '@mui/material';
import type { BrandDocument, Picture } from '@parlour/client/console';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import type { ReactNode } from 'react';
import { PhoneFrame } from '../../parts/writing/PhoneFrame.tsx';
import { useText } from '../../platform/texts.tsx';

type Words = { title: string; summary: string };
type Tokens = BrandDocument['settings']['theme']['light'];

export type PreviewProps<Draft> = {
  draft: Draft;
  language: Language;
  pictures: readonly Picture[];
  brand: Pick<BrandDocument, 'siteUrl' | 'settings'>;
};
type Props<Shown extends Words> = PreviewProps<{
  texts: Partial<Record<Language, Shown>>;
  picture: string | null;
}> & {
  /** Of the picture. */
  aspectRatio: string;
  /** On the card, below its summary. */
  children(shown: { words: Shown | undefined; tokens: Tokens; site: string }): ReactNode;
  /** Below the card. */
  below?(words: Shown | undefined): ReactNode;
};

/** A card as members see it, in the language they would read; unsaved words as well. */
export function CardPreview<Shown extends Words>(props: Props<Shown>) {
  const { draft, language, pictures, brand, aspectRatio, children, below } = props;
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
                  aspectRatio,
                  background: `linear-gradient(120deg, ${tokens['hero-from']}, ${tokens['hero-to']})`,
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
                <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 17, lineHeight: 1.3 }}>
                  {words?.title ?? text('announcements.preview.empty')}
                </Box>
                <Box sx={{ color: tokens['text-muted'] }}>{words?.summary}</Box>
                {children({ words, tokens, site })}
              </Box>
            </Box>
            {below?.(words)}
          </Box>
        );
      }}
    </PhoneFrame>
  );
}
