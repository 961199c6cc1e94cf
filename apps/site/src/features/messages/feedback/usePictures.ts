import { CallRefused } from '@parlour/client';
import { PICTURE_MAX_MB } from '@parlour/contract/values/messages/messages.rules';
import { useState } from 'react';
import { useSite } from '../../../platform/site.ts';
import { pictureProblem } from './feedback.rules.ts';
import { useFeedbackText } from './feedback-text.ts';

export type Uploaded = { id: string; address: string };
type Told = { words: string; isProblem: boolean } | null;

/** Pictures for the next feedback: each is uploaded as it is chosen. */
export function usePictures() {
  const words = useFeedbackText();
  const { client } = useSite();
  const [pictures, setPictures] = useState<readonly Uploaded[]>([]);
  const [told, tell] = useState<Told>(null);
  const [isBusy, setBusy] = useState(false);

  async function upload(file: File): Promise<void> {
    const problem = pictureProblem(file);
    if (problem) {
      const why =
        problem === 'type'
          ? words('feedback.wrongType')
          : words('feedback.tooLarge', { megabytes: PICTURE_MAX_MB });
      tell({ words: why, isProblem: true });
      return;
    }
    setBusy(true);
    tell(null);
    try {
      const address = await readAddress(file);
      const { id } = await client.messages.uploadFeedbackPicture({
        body: {
          image: address.slice(address.indexOf(',') + 1),
          beside: pictures.map((picture) => picture.id),
        },
      });
      setPictures((kept) => [...kept, { id, address }]);
      tell({ words: words('feedback.uploaded'), isProblem: false });
    } catch (error) {
      const isOfPicture = error instanceof CallRefused && error.code === 'upload_rejected';
      tell({ words: isOfPicture ? words('feedback.wrongType') : words('feedback.failed'), isProblem: true });
    } finally {
      setBusy(false);
    }
  }

  return {
    pictures,
    told,
    isBusy,
    upload,
    remove: (id: string) => setPictures((kept) => kept.filter((picture) => picture.id !== id)),
    clear() {
      setPictures([]);
      tell(null);
    },
  };
}

/** The file as a `data:` address: shown as it is, sent without its head. */
const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });
