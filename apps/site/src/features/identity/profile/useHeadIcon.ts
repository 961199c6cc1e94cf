import { CallRefused, type HeadIconName } from '@parlour/client';
import { UPLOAD_MAX_MB } from '@parlour/contract/values/identity.rules';
import { useState } from 'react';
import { showToast } from '../../../platform/dialogs/toasts.store.ts';
import { wordsOf } from '../../../platform/forms/refusal.rules.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { pictureAddress } from '../../../platform/session/session-life.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import { uploadProblem } from './profile.rules.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Needs = { onSaved: () => void; onProblem: (words: string | null) => void };

/** Chooses a drawn picture or uploads one; problems are shown in place. */
export function useHeadIcon({ onSaved, onProblem }: Needs) {
  const text = useText();
  const { client } = useSite();
  const [isBusy, setBusy] = useState(false);

  async function save(body: { icon?: HeadIconName; image?: string }): Promise<void> {
    const { icon, image } = await client.identity.setHeadIcon({ body });
    useSession.setState(({ member }) => ({
      member: member && { ...member, headIcon: icon, hasUploadedIcon: image !== null },
      picture: pictureAddress(image),
    }));
    showToast(text('member.saved'), 'lobby');
    onSaved();
  }

  const attempt = (work: () => Promise<void>) => {
    setBusy(true);
    onProblem(null);
    work()
      .catch((error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        onProblem(wordsOf(error, text));
      })
      .catch(reportError)
      .finally(() => setBusy(false));
  };

  const words = {
    type: text('member.picture.wrongType'),
    size: text('member.picture.tooLarge', { megabytes: UPLOAD_MAX_MB }),
  };
  const upload = (file: File) =>
    attempt(async () => {
      const problem = uploadProblem(file);
      const image = problem ? null : await shrinkPicture(file).catch(() => null);
      if (image) await save({ image });
      else onProblem(words[problem ?? 'type']);
    });

  return { isBusy, upload, choose: (icon: HeadIconName) => attempt(() => save({ icon })) };
}
