import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { OperatorPresenter, Picture } from '@parlour/client/console';
import { useId, useState } from 'react';
import { ReasonDialog } from '../../../parts/dialogs/ReasonDialog.tsx';
import { PictureField } from '../../../parts/writing/PictureField.tsx';
import { useConsole } from '../../../platform/console.ts';
import { useText } from '../../../platform/texts.tsx';
import { PresenterFields } from './PresenterFields.tsx';
import { asWritten, isWhole, NEW_PRESENTER } from './presenters.rules.ts';
import { ShiftsField } from './ShiftsField.tsx';

type Props = {
  merchant: string;
  /** Null: a new one. */
  presenter: OperatorPresenter | null;
  onDone(told: string): void;
  onClose(): void;
};

/** A presenter as operators write them; saving and removing ask for the reason. */
export function PresenterDialog({ merchant, presenter, onDone, onClose }: Props) {
  const text = useText();
  const { messages } = useConsole().client;
  const titleId = useId();
  const [draft, setDraft] = useState(presenter?.document ?? NEW_PRESENTER);
  const [picture, setPicture] = useState<Picture | null>(presenter?.picture ?? null);
  const [step, setStep] = useState<'save' | 'remove' | null>(null);
  const back = () => setStep(null);
  if (step === 'remove' && presenter)
    return (
      <ReasonDialog
        title={text('presenters.remove')}
        confirm={text('presenters.remove')}
        isDangerous
        act={(reason) => messages.removePresenter({ body: { id: presenter.id, reason }, merchant })}
        onDone={() => onDone(text('presenters.removed'))}
        onClose={back}
      >
        {text('presenters.remove.effect', { name: presenter.document.name })}
      </ReasonDialog>
    );
  if (step === 'save')
    return (
      <ReasonDialog
        title={text('presenters.save')}
        confirm={text('presenters.save')}
        act={(reason) =>
          messages.savePresenter({
            body: { ...(presenter ? { id: presenter.id } : {}), document: asWritten(draft), reason },
            merchant,
          })
        }
        onDone={() => onDone(text('presenters.saved'))}
        onClose={back}
      >
        {draft.name}
      </ReasonDialog>
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {presenter ? text('presenters.edit', { name: presenter.document.name }) : text('presenters.add')}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <PictureField
            merchant={merchant}
            canEdit
            known={picture ?? undefined}
            onUploaded={(uploaded) => {
              setPicture(uploaded);
              setDraft({ ...draft, picture: uploaded.digest });
            }}
            onRemove={() => {
              setPicture(null);
              setDraft({ ...draft, picture: null });
            }}
          />
          <PresenterFields draft={draft} onChange={setDraft} />
          <ShiftsField
            merchant={merchant}
            shifts={draft.shifts}
            onChange={(shifts) => setDraft({ ...draft, shifts })}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        {presenter ? (
          <Button color="error" onClick={() => setStep('remove')}>
            {text('presenters.remove')}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={onClose}>
          {text('frame.cancel')}
        </Button>
        <Button variant="contained" disabled={!isWhole(draft)} onClick={() => setStep('save')}>
          {text('presenters.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
