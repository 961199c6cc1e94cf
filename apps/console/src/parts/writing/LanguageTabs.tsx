import { Tab, Tabs } from '@mui/material';
import type { Language } from '@parlour/texts/languages';
import { useLabel, useText } from '../../platform/texts.tsx';

type Props = {
  languages: readonly Language[];
  language: Language;
  onLanguage(language: Language): void;
  isGap(language: Language): boolean;
};

/** The languages of a brand; one without words is marked as a gap. */
export function LanguageTabs({ languages, language, onLanguage, isGap }: Props) {
  const text = useText();
  const label = useLabel();
  return (
    <Tabs
      value={language}
      onChange={(_event, next: Language) => onLanguage(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2 }}
    >
      {languages.map((each) => {
        const name = label('language', each);
        return (
          <Tab
            key={each}
            value={each}
            label={isGap(each) ? text('announcements.gap', { language: name }) : name}
          />
        );
      })}
    </Tabs>
  );
}
