import { expect, test } from 'vitest';
import { placeOfLink, youtubeIdOf } from './content-links.rules.ts';

test.each(['/m', '/m/home', '/m/gameList?type=hot', '/m/help#top', '/m?x=1'])('%s stays inside', (href) => {
  expect(placeOfLink(href)).toBe('inside');
});

test.each(['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM/x'])(
  '%s opens outside',
  (href) => {
    expect(placeOfLink(href)).toBe('outside');
  },
);

test.each([
  '',
  '/',
  '/member',
  '/mother',
  '/m//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/m/\\evil.example',
  '/m/../wps/session',
  '/m/a/%2e%2E/../wps/session',
  '/m/..',
  '/m/a b',
  'm/home',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' https://example.com',
  'data:text/html,x',
  'vbscript:x',
  'https:example.com',
  'https:///example.com',
  'https://user:secret@example.com/',
  'https://',
  'ftp://example.com',
  'mailto:a@example.com',
])('%j leads nowhere', (href) => {
  expect(placeOfLink(href)).toBeNull();
});

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=x&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=3s',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
])('%s is a video', (link) => {
  expect(youtubeIdOf(link)).toBe('aqz-KE-bpKQ');
});

test.each([
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload=',
  'https://www.youtube.com/channel/aqz-KE-bpKQ',
  'https://vimeo.com/76979871',
  '//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)',
  '',
])('%s is none', (link) => {
  expect(youtubeIdOf(link)).toBeNull();
});
