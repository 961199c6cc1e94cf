import { videosTexts } from '@parlour/texts/load/videos';
import { Icon } from '@parlour/ui';
import { useEffect, useRef, useState } from 'react';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import { SANDBOX } from '../../../platform/frames/frame.rules.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './VideoCard.module.css';
import { playerAddress, type Video } from './video.rules.ts';

/** A cover of our own until somebody presses it: before that, nothing is fetched from the video's host. */
export function VideoCard({ video }: { video: Video }) {
  const text = useTextOf(videosTexts);
  const [isOpen, setOpen] = useState(false);
  const { title, picture } = video;
  return (
    <>
      <div className={styles.screen}>
        {isOpen ? (
          <Player video={video} />
        ) : (
          <button
            className={styles.cover}
            type="button"
            aria-label={text('videos.open', { title })}
            onClick={() => setOpen(true)}
          >
            {picture && <SizedPicture className={styles.picture} picture={picture} alt="" isLazy />}
            <span className={styles.sign}>
              <Icon name="play" />
            </span>
          </button>
        )}
      </div>
      <p className={styles.title}>{title}</p>
    </>
  );
}

function Player({ video: { videoId, title } }: { video: Video }) {
  const { language } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.player}
      src={playerAddress(videoId, language)}
      title={title}
      sandbox={`${SANDBOX} allow-presentation`}
      allow="encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
