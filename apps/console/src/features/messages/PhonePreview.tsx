import { Box, Typography } from '@mui/material';
import type { ThemeMode } from '@parlour/contract/values/system';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { Suspense } from 'react';
import { PhoneFrame } from '../../parts/writing/PhoneFrame.tsx';
import { useText } from '../../platform/texts.tsx';
import { type Draft, NEW_ANNOUNCEMENT, type Picture } from './announcements.rules.ts';
import { BannerPreview, VideoPreview } from './BannerPreview.tsx';
import { NoticePreview } from './NoticePreview.tsx';
import { PopupPreview } from './PopupPreview.tsx';
import { type Brand, languageShown, placeIn } from './preview.rules.ts';
import { usePopupTurns } from './usePopupTurns.ts';

type Props = {
  draft: Draft;
  language: Language;
  pictures: readonly Picture[];
  brand: Brand;
  /** Of the announcement, once it is kept. */
  id?: string;
};

const PREVIEWS = {
  popup: PopupPreview,
  banner: BannerPreview,
  video: VideoPreview,
  notice: NoticePreview,
} as const;

/** What a member sees of an announcement; unsaved words as well. */
export function PhonePreview(props: Props) {
  const text = useText();
  return (
    <Box>
      <PhoneFrame brand={props.brand}>{(mode) => <Screen {...props} mode={mode} />}</PhoneFrame>
      {placeIn(props.draft) === 'popup' ? (
        <Typography variant="caption" color="textSecondary" component="p">
          {text('announcements.preview.together')}
        </Typography>
      ) : null}
    </Box>
  );
}

function Screen(props: Props & { mode: ThemeMode }) {
  const { language, brand, mode, id = NEW_ANNOUNCEMENT } = props;
  const text = useText();
  const { theme, merchantCode: merchant } = brand.settings;
  const { turns, other } = usePopupTurns({ id, draft: props.draft, merchant });
  const draft = other?.document ?? props.draft;
  const pictures = other?.pictures ?? props.pictures;
  const found = languageShown(draft.texts, { language, settings: brand.settings });
  const words = found && draft.texts[found];
  const Preview = PREVIEWS[placeIn(draft)];
  return (
    <Box
      lang={found ? LANGUAGE_NAMES[found].tag : undefined}
      sx={{
        ...variablesOf({ ...theme[mode], ...theme.shape }),
        position: 'relative',
        height: '100%',
        overflow: 'auto',
        borderRadius: '30px',
        bgcolor: 'var(--surface-0)',
        color: 'var(--text)',
        p: 2,
      }}
    >
      {found && words ? (
        <Suspense fallback={null}>
          <Preview
            shown={{
              draft,
              words,
              language: found,
              picture: pictures.find(({ digest }) => digest === words.picture) ?? null,
              site: new URL(brand.siteUrl).origin,
              turns,
            }}
          />
        </Suspense>
      ) : (
        <Box sx={{ color: 'var(--text-muted)', textAlign: 'center', pt: 8 }}>
          {text('announcements.preview.empty')}
        </Box>
      )}
    </Box>
  );
}

/** The brand's own, over those of the console: what is drawn here takes them as it does on the site. */
const variablesOf = (values: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
