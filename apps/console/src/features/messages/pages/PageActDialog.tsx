import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { CONSENT_PAGES } from '@parlour/contract/values/messages';
import { PAGE_CHANGES_MAX } from '@parlour/contract/values/messages/messages.rules';
import { isOneOf } from '@parlour/contract/values/one-of';
import type { Language } from '@parlour/texts/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { fieldsOf } from '../../../parts/useRefusal.ts';
import { LanguageTabs } from '../../../parts/writing/LanguageTabs.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { type Changes, type Page, type Texts, withChanges } from './pages.rules.ts';

export type PageAct = 'save' | 'publish' | 'withdraw';

type Props = {
  act: PageAct;
  merchant: string;
  page: Page;
  texts: Texts;
  languages: readonly Language[];
  defaultLanguage: Language;
  onRefused(error: unknown): void;
  onClose(): void;
};

/** Asks for the reason of saving, publishing or withdrawing; and whether members have to agree to what is published. */
export function PageActDialog(props: Props) {
  const { act, merchant, page, texts, onRefused, onClose } = props;
  const text = useText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { messages } = useConsole().client;
  const { name, version } = page;
  const [changes, setChanges] = useState<Changes | null>(null);
  const words = {
    save: [text('announcements.save'), text('announcements.save.effect'), text('announcements.saved')],
    publish: [text('announcements.publish'), text('pages.publish.effect'), text('pages.published')],
    withdraw: [text('announcements.withdraw'), text('pages.withdraw.effect'), text('pages.withdrawn')],
  }[act];
  const perform = (reason: string) => {
    const body = { name, version, reason };
    if (act === 'save') return messages.savePage({ body: { ...body, texts }, merchant });
    return act === 'publish'
      ? messages.publishPage({ body: { ...body, changes }, merchant })
      : messages.withdrawPage({ body, merchant });
  };
  return (
    <ReasonDialog
      title={words[0] ?? ''}
      confirm={words[0] ?? ''}
      isDangerous={act === 'withdraw'}
      act={perform}
      onRefused={(error) => {
        onRefused(error);
        return act === 'save' && Object.keys(fieldsOf(error)).length > 0;
      }}
      onDone={(saved) => {
        notify(words[2] ?? '', { type: 'success' });
        queryClient.setQueryData(['page', merchant, name, undefined], saved);
        void queryClient.invalidateQueries({ queryKey: ['pages'] });
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Stack sx={{ gap: 2 }}>
          <Typography>{words[1]}</Typography>
          {act === 'publish' && isOneOf(CONSENT_PAGES, name) ? (
            <ConsentFields {...props} changes={changes} onChanges={setChanges} error={errorAt('changes')} />
          ) : null}
        </Stack>
      )}
    </ReasonDialog>
  );
}

type FieldsProps = Pick<Props, 'languages' | 'defaultLanguage'> & {
  changes: Changes | null;
  onChanges(changes: Changes | null): void;
  error: string | undefined;
};

function ConsentFields({ languages, defaultLanguage, changes, onChanges, error }: FieldsProps) {
  const text = useText();
  const [language, setLanguage] = useState(defaultLanguage);
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={changes !== null}
            onChange={({ target }) => onChanges(target.checked ? {} : null)}
          />
        }
        label={text('pages.consent.ask')}
      />
      {changes ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {text('pages.consent.effect')}
          </Typography>
          <LanguageTabs
            languages={languages}
            language={language}
            onLanguage={setLanguage}
            isGap={(each) => !changes[each]}
          />
          <TextField
            label={text('pages.consent.changes')}
            value={changes[language] ?? ''}
            error={error !== undefined}
            helperText={error ?? text('pages.consent.changes.hint')}
            onChange={({ target }) => onChanges(withChanges(changes, language, target.value))}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: PAGE_CHANGES_MAX } }}
          />
        </>
      ) : null}
    </div>
  );
}
