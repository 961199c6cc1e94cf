import { videosTexts } from '@parlour/texts/load/videos';
import { Button } from '@parlour/ui';
import { useEffect, useRef, useState } from 'react';
import { SANDBOX } from '../../../platform/frames/frame.rules.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { usePlayerAnswer } from './usePlayerAnswer.ts';
import styles from './VideoPlayer.module.css';
import { playerAddress, type Video, watchAddress } from './video.rules.ts';

/** The player of the video's host; what stands over it says when nothing answers there. */
export function VideoPlayer({ video }: { video: Video }) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} video={video} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ video: { videoId, title }, onRetry }: { video: Video; onRetry: () => void }) {
  const text = useTextOf(videosTexts);
  const { language } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const isSilent = usePlayerAnswer(frame) === 'none';
  // The button that was pressed is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      <iframe
        ref={frame}
        className={styles.player}
        src={playerAddress(videoId, language)}
        title={title}
        sandbox={`${SANDBOX} allow-presentation`}
        allow="encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        inert={isSilent}
      />
      {isSilent && (
        <div className={styles.silent} role="alert">
          <p>{text('videos.unreachable')}</p>
          <div className={styles.ways}>
            <Button size="small" label={text('videos.retry')} onPress={onRetry} />
            <a className={styles.link} href={watchAddress(videoId)} target="_blank" rel="noopener noreferrer">
              {text('videos.elsewhere')}
            </a>
          </div>
        </div>
      )}
    </>
  );
}
