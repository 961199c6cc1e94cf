import type { Banner } from '@parlour/client';
import { VIDEO_ORIGIN } from '@parlour/contract/values/messages';
import { youtubeIdOf } from '@parlour/contract/values/messages/content-links.rules';
import type { Language } from '@parlour/texts/languages';

/** Specification section 2: the language of the player follows that of the site. */
const PLAYER_LANGUAGE: Record<Language, string> = {
  EN: 'en',
  TY: 'tl',
  CN: 'zh',
  VI: 'vi',
  TH: 'th',
  JA: 'ja',
};

/** Specification section 2: it does not start by itself and shows no related videos. */
export function playerAddress(videoId: string, language: Language): string {
  const asked = new URLSearchParams({
    hl: PLAYER_LANGUAGE[language],
    autoplay: '0',
    rel: '0',
    playsinline: '1',
    // It answers the page around it.
    enablejsapi: '1',
  });
  return `${VIDEO_ORIGIN}/embed/${videoId}?${asked}`;
}

/** The video at its host, for whom the frame stays empty. */
export const watchAddress = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;

/** A player that loads asks for some seconds of a slow line; who waits longer wants to know why. */
export const PLAYER_ANSWERS_WITHIN_MS = 8_000;
export const PLAYER_ASKED_EVERY_MS = 500;

export type Video = Pick<Banner, 'id' | 'title' | 'picture'> & { videoId: string };

/** The banners with a YouTube link, and how many have another. */
export function videosOf(banners: readonly Banner[]): { videos: Video[]; rejected: number } {
  const videos = banners.flatMap(({ id, title, picture, linkage }) => {
    const videoId = youtubeIdOf(linkage);
    return videoId ? [{ id, title, picture, videoId }] : [];
  });
  return { videos, rejected: banners.length - videos.length };
}
