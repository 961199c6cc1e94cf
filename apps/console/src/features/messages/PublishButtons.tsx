import { Button } from '@mui/material';
import { useText } from '../../platform/texts.tsx';

type Props = {
  isPublic: boolean;
  /** Nothing is unsaved, and what is saved is not public yet. */
  mayPublish: boolean;
  onAct(act: 'publish' | 'withdraw'): void;
};

export function PublishButtons({ isPublic, mayPublish, onAct }: Props) {
  const text = useText();
  return (
    <>
      {isPublic ? (
        <Button variant="outlined" onClick={() => onAct('withdraw')}>
          {text('announcements.withdraw')}
        </Button>
      ) : null}
      <Button variant="contained" disabled={!mayPublish} onClick={() => onAct('publish')}>
        {text('announcements.publish')}
      </Button>
    </>
  );
}
