import type { HotMatch } from '@parlour/client';
import { Dialog, IconButton } from '@parlour/ui';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useCountedDialog } from '../../../platform/dialogs/useCountedDialog.ts';
import { usePlace } from '../../../platform/routes/place.store.ts';
import { useSite } from '../../../platform/site.ts';
import { useSpoken } from '../../../platform/texts/texts.tsx';
import { initialsOf, lookOf } from '../game-art.rules.ts';
import { useLobbyText } from '../lobby-text.ts';
import { useLaunch } from '../play/useLaunch.ts';
import styles from './HotMatchModal.module.css';
import { matchTimeOf } from './matches.rules.ts';

type Props = { matches: readonly HotMatch[]; onClose: () => void };

/** Specification section 2, "Hot-match modal". */
export default function HotMatchModal({ matches, onClose }: Props) {
  useCountedDialog();
  useCloseOnMove(onClose);
  const text = useLobbyText();
  return (
    <Dialog label={text('lobby.matches.title')} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>{text('lobby.matches.title')}</h2>
            <IconButton icon="close" label={text('lobby.matches.close')} onPress={close} />
          </div>
          <ul className={styles.list}>
            {matches.map((match) => (
              <li key={`${match.nodeId} ${match.matchTime} ${match.homeTeam}`}>
                <Match match={match} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function useCloseOnMove(onClose: () => void): void {
  const place = usePlace(({ pathname, search }) => pathname + search);
  const opened = useRef(place);
  useEffect(() => {
    if (place !== opened.current) onClose();
  }, [place, onClose]);
}

function Match({ match }: { match: HotMatch }) {
  const text = useLobbyText();
  const spoken = useSpoken();
  const { launchMatch } = useLaunch();
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, league } = match;
  const time = matchTimeOf(match.matchTime, spoken);
  return (
    <button
      className={styles.match}
      type="button"
      aria-label={text('lobby.matches.open', { home: homeTeam, away: awayTeam, league, time })}
      onClick={() => launchMatch(match)}
    >
      <span className={styles.about}>
        <span className={styles.league}>{league}</span>
        <span className={styles.time}>{time}</span>
      </span>
      <span className={styles.teams}>
        <Team name={homeTeam} imageUrl={homeTeamImageUrl} />
        <span className={styles.versus}>{text('lobby.matches.versus')}</span>
        <Team name={awayTeam} imageUrl={awayTeamImageUrl} />
      </span>
      <span className={styles.play}>{text('lobby.matches.play')}</span>
    </button>
  );
}

/** A team with its badge; if that is missing or fails to load, its initials in their own colours. */
function Team({ name, imageUrl }: { name: string; imageUrl: string }) {
  const { imageUrl: withHost } = useSite();
  const [isMissing, setMissing] = useState(imageUrl === '');
  return (
    <span className={styles.team}>
      <span className={clsx(styles.badge, isMissing && styles[`palette${lookOf(name).palette}`])}>
        {isMissing ? (
          initialsOf(name)
        ) : (
          <img
            className={styles.picture}
            src={imageUrl.startsWith('/') ? withHost(imageUrl) : imageUrl}
            alt=""
            width="56"
            height="56"
            decoding="async"
            onError={() => setMissing(true)}
          />
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
