import { VIDEO_VARIANT } from '@parlour/contract/values/messages';
import { videosTexts } from '@parlour/texts/load/videos';
import { Section } from '@parlour/ui';
import { useEffect } from 'react';
import { useQuery } from '../../../platform/loading/useQuery.ts';
import { useSite } from '../../../platform/site.ts';
import { useTextOf } from '../../../platform/texts/texts.tsx';
import { useLooker } from '../useLooker.ts';
import styles from './HomeVideos.module.css';
import { VideoCard } from './VideoCard.tsx';
import { type Video, videosOf } from './video.rules.ts';

/** The operators' videos (specification section 2, "Home banner"); nothing where there are none. */
export default function HomeVideos() {
  const { client } = useSite();
  const audience = useLooker();
  const { value } = useQuery({
    key: ['site', 'videos', audience],
    load: (signal) =>
      client.messages.announcements({ signal, query: { types: 'B', groupName: VIDEO_VARIANT, audience } }),
    news: 'notice',
    isKept: true,
  });
  const { videos, rejected } = videosOf(value?.banners ?? []);
  useEffect(() => {
    // Specification section 8.
    if (rejected > 0) reportError(new Error('Not youtube link!'));
  }, [rejected]);
  return videos.length > 0 && <Videos videos={videos} />;
}

function Videos({ videos }: { videos: readonly Video[] }) {
  const text = useTextOf(videosTexts);
  return (
    <Section title={text('videos.title')}>
      <ul className={styles.strip}>
        {videos.map((video) => (
          <li key={video.id} className={styles.video}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text('videos.note')}</p>
    </Section>
  );
}
