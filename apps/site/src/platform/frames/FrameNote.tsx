import { IconButton } from '@parlour/ui';
import { Link } from '../routes/Link.tsx';
import { useText } from '../texts/texts.tsx';
import styles from './FrameNote.module.css';

type Props = {
  words: string;
  link: { to: string; label: string };
  /** What went wrong interrupts; what one ought to know waits its turn. */
  role?: 'alert' | 'status';
  onClose: () => void;
};

/** What the site has to say above a frame: a game only hears that a bet was refused. */
export function FrameNote({ words, link, role = 'alert', onClose }: Props) {
  const text = useText();
  return (
    <div className={styles.note} role={role}>
      <p className={styles.words}>
        {words}{' '}
        <Link className={styles.link} to={link.to}>
          {link.label}
        </Link>
      </p>
      <IconButton icon="close" label={text('shell.close')} onPress={onClose} />
    </div>
  );
}
