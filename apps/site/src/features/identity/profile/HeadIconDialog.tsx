import { HEAD_ICONS, type HeadIconName } from '@parlour/contract/values/identity';
import { UPLOAD_MAX_MB } from '@parlour/contract/values/identity.rules';
import type { MessageKey } from '@parlour/texts/keys';
import { buttonClass, Dialog, FormMessage, Icon, IconButton } from '@parlour/ui';
import clsx from 'clsx';
import { type ChangeEvent, useState } from 'react';
import { headIconPath } from '../../../platform/device/images.ts';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { useSession } from '../../../platform/session/session.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useText } from '../../../platform/texts/texts.tsx';
import styles from './HeadIconDialog.module.css';
import { UPLOAD_TYPES } from './profile.rules.ts';
import { useHeadIcon } from './useHeadIcon.ts';

const NAMES: Readonly<Record<HeadIconName, MessageKey>> = {
  fox: 'member.picture.fox',
  panda: 'member.picture.panda',
  tiger: 'member.picture.tiger',
  whale: 'member.picture.whale',
  owl: 'member.picture.owl',
  koi: 'member.picture.koi',
  dragon: 'member.picture.dragon',
  lotus: 'member.picture.lotus',
  moon: 'member.picture.moon',
  clover: 'member.picture.clover',
  compass: 'member.picture.compass',
  lantern: 'member.picture.lantern',
};

export default function HeadIconDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, choose, upload } = useHeadIcon({ onSaved: onClose, onProblem: setProblem });
  useCountedDialog();
  return (
    <Dialog label={text('member.picture.title')} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>{text('member.picture.title')}</h2>
            <IconButton icon="close" label={text('shell.close')} onPress={close} />
          </div>
          <DrawnIcons isBusy={isBusy} onChoose={choose} />
          {problem && <FormMessage words={problem} />}
          <UploadButton isBusy={isBusy} onFile={upload} />
          <p className={styles.hint}>{text('member.picture.hint', { megabytes: UPLOAD_MAX_MB })}</p>
        </div>
      )}
    </Dialog>
  );
}

function DrawnIcons({ isBusy, onChoose }: { isBusy: boolean; onChoose: (icon: HeadIconName) => void }) {
  const text = useText();
  const { imageUrl } = useSite();
  const chosen = useSession(({ member }) => member?.headIcon);
  return (
    <ul className={styles.icons}>
      {HEAD_ICONS.map((icon) => (
        <li key={icon}>
          <button
            className={clsx(styles.icon, icon === chosen && styles.chosen)}
            type="button"
            disabled={isBusy}
            aria-pressed={icon === chosen}
            aria-label={text(NAMES[icon])}
            onClick={() => onChoose(icon)}
          >
            <img src={imageUrl(headIconPath(icon))} alt="" width="60" height="60" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A label around the native input: it opens the photos on a phone and works with the keyboard. */
function UploadButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const text = useText();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onFile(file);
    // Lets the same file be chosen again after a refusal.
    target.value = '';
  };
  return (
    <label className={clsx(buttonClass({ kind: 'quiet' }), styles.upload)} aria-busy={isBusy}>
      <Icon name="camera" />
      {text(isBusy ? 'member.picture.loading' : 'member.picture.upload')}
      <input
        className={styles.file}
        type="file"
        accept={UPLOAD_TYPES.join(',')}
        disabled={isBusy}
        onChange={take}
      />
    </label>
  );
}
