import { Link } from '../../../platform/routes/Link.tsx';
import { useLobbyText } from '../lobby-text.ts';
import styles from './Lobby.module.css';

/** The title of a panel, and the link to the full list. */
export function PanelHead({ id, title, more }: { id?: string; title: string; more?: string | null }) {
  const text = useLobbyText();
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {more && (
        <Link className={styles.more} to={more} aria-label={`${text('lobby.hot.more')}: ${title}`}>
          {text('lobby.hot.more')}
        </Link>
      )}
    </div>
  );
}
