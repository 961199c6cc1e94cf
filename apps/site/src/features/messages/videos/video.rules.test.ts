import type { Banner } from '@parlour/client';
import { expect, test } from 'vitest';
import { playerAddress, videosOf } from './video.rules.ts';

test.each([
  ['EN', 'en'],
  ['TY', 'tl'],
  ['CN', 'zh'],
  ['VI', 'vi'],
  ['TH', 'th'],
  ['JA', 'ja'],
] as const)('the player speaks %s, without cookies, autoplay or related videos', (language, spoken) => {
  const { origin, pathname, searchParams } = new URL(playerAddress('aqz-KE-bpKQ', language));
  expect(origin).toBe('https://www.youtube-nocookie.com');
  expect(pathname).toBe('/embed/aqz-KE-bpKQ');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    hl: spoken,
    autoplay: '0',
    rel: '0',
    enablejsapi: '1',
  });
});

test('only YouTube links are videos; the others are counted', () => {
  const banner = { id: '1', title: 'One', picture: null, linkage: 'https://youtu.be/aqz-KE-bpKQ' } as Banner;
  const banners = ['', 'https://vimeo.com/76979871', 'javascript:alert(1)'].map((linkage) => ({
    ...banner,
    linkage,
  }));
  expect(videosOf([banner, ...banners])).toEqual({
    videos: [{ id: '1', title: 'One', picture: null, videoId: 'aqz-KE-bpKQ' }],
    rejected: 3,
  });
});
