import { GAME_PACES } from '@parlour/contract/values/games';
import { TEMPLATES } from '@parlour/contract/values/system';
import { LANGUAGE_NAMES, type Language } from '@parlour/texts/languages';
import { useLabel, useText } from '../../../platform/texts.tsx';
import { useEditor } from '../editor.ts';
import { ChoiceRow } from '../fields/ChoiceRow.tsx';
import { NumberRow } from '../fields/NumberRow.tsx';
import { SearchChoiceRow } from '../fields/SearchChoiceRow.tsx';
import { Section } from '../fields/Section.tsx';
import { SwitchRow } from '../fields/SwitchRow.tsx';
import { TagsRow } from '../fields/TagsRow.tsx';
import { TextRow } from '../fields/TextRow.tsx';

const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as Language[];

const TIME_ZONES = Intl.supportedValuesOf('timeZone');
const CURRENCIES = Intl.supportedValuesOf('currency');

/** The brand's name, audience and limits. */
export function GeneralTab() {
  const text = useText();
  const label = useLabel();
  const { draft } = useEditor();
  const paces = GAME_PACES.map((value) => ({ value, label: label('brands.gamePace', value) }));
  const templates = TEMPLATES.map((value) => ({ value, label: label('brands.template', value) }));
  return (
    <>
      <Section title={text('brands.general.identity')} columns={2}>
        <TextRow path="name" label={text('brands.name')} />
        <TextRow path="skin" label={text('brands.skin')} hint={text('brands.skin.hint')} />
      </Section>
      <Section title={text('brands.general.languages')} columns={2}>
        <TagsRow
          path="languages"
          label={text('brands.languages')}
          options={LANGUAGE_CODES}
          nameOf={(code) => label('language', code)}
          isFree={false}
        />
        <ChoiceRow
          path="defaultLanguage"
          label={text('brands.defaultLanguage')}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: label('language', code) }))}
        />
        {draft.languages.map((code) => (
          <TextRow
            key={code}
            path={`tagline.${code}`}
            label={text('brands.tagline', { language: label('language', code) })}
            lang={LANGUAGE_NAMES[code].tag}
            isOptional
          />
        ))}
      </Section>
      <Section title={text('brands.general.region')} columns={3}>
        <SearchChoiceRow path="currency" label={text('brands.currency')} options={CURRENCIES} />
        <SearchChoiceRow path="timeZone" label={text('brands.timeZone')} options={TIME_ZONES} />
        <TextRow
          path="dayStartsAt"
          label={text('brands.dayStartsAt')}
          hint={text('brands.dayStartsAt.hint')}
        />
      </Section>
      <Section title={text('brands.general.limits')} hint={text('brands.general.limits.hint')} columns={3}>
        <NumberRow path="minimumAge" label={text('brands.minimumAge')} min={18} max={99} />
        <NumberRow path="session.idleMinutes" label={text('brands.idleMinutes')} min={1} max={1440} />
        <NumberRow path="session.absoluteHours" label={text('brands.absoluteHours')} min={1} max={720} />
        <ChoiceRow path="gamePace" label={text('brands.gamePace')} options={paces} />
        <SwitchRow path="isFeatureBuyOffered" label={text('brands.featureBuy')} />
      </Section>
      <Section title={text('brands.general.templates')} columns={2}>
        <ChoiceRow
          path="mobileTemplate.memberCentre"
          label={text('brands.memberCentre')}
          options={templates}
        />
        <ChoiceRow
          path="mobileTemplate.depositDetail"
          label={text('brands.depositDetail')}
          options={templates}
        />
      </Section>
    </>
  );
}
