import { FEEDBACK_PICTURES_MAX, PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import { buttonClass, FormMessage, Icon, IconButton } from '@parlour/ui';
import type { ChangeEvent } from 'react';
import styles from './Feedback.module.css';
import { PICTURE_TYPES } from './feedback.rules.ts';
import { useFeedbackText } from './feedback-text.ts';
import type { usePictures } from './usePictures.ts';

/** Up to three pictures, each uploaded as it is chosen. */
export function FeedbackPictures({ pictures, told, isBusy, upload, remove }: ReturnType<typeof usePictures>) {
  const words = useFeedbackText();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void upload(file);
    // Lets the same file be chosen again after a refusal.
    target.value = '';
  };
  return (
    <div className={styles.pictures}>
      <p className={styles.label}>{words('feedback.pictures')}</p>
      {pictures.length > 0 && (
        <ul className={styles.thumbs}>
          {pictures.map(({ id, address }, at) => (
            <li key={id} className={styles.thumb}>
              <img src={address} alt="" width="92" height="92" />
              <span className={styles.remove}>
                <IconButton
                  icon="close"
                  label={words('feedback.remove', { number: at + 1 })}
                  onPress={() => remove(id)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < FEEDBACK_PICTURES_MAX && (
        <label className={buttonClass({ kind: 'quiet' })} aria-busy={isBusy}>
          <Icon name="camera" />
          {words(isBusy ? 'feedback.uploading' : 'feedback.upload')}
          <input
            className={styles.file}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            disabled={isBusy}
            onChange={take}
          />
        </label>
      )}
      {told?.isProblem && <FormMessage words={told.words} />}
      <p className={styles.hint} role="status">
        {told && !told.isProblem
          ? told.words
          : words('feedback.picturesHint', { megabytes: PICTURE_MAX_MB, count: FEEDBACK_PICTURES_MAX })}
      </p>
    </div>
  );
}
