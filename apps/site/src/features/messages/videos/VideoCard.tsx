import { videosTexts } from '@parlour/texts/load/videos';
import { Icon } from '@parlour/ui';
import { useState } from 'react';
import { SizedPicture } from '../../../platform/content/SizedPicture.tsx';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import styles from './VideoCard.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { Video } from './video.rules.ts';

/** A cover of our own until somebody presses it: before that, nothing is fetched from the video's host. */
export function VideoCard({ video }: { video: Video }) {
  const text = useTextOf(videosTexts);
  const [isOpen, setOpen] = useState(false);
  const { title, picture } = video;
  return (
    <>
      <div className={styles.screen}>
        {isOpen ? (
          <VideoPlayer video={video} />
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
