import type { Page } from '@playwright/test';
import { findSeriousViolations } from './axe.ts';
import { expect, test } from './test.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

// What is asked of the videos' host is answered here; a link to another host is reported.
test.use({
  allowedProblems:
    /^(request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\/aqz|uncaught error: .*Not youtube link!)/,
});

test('a video shows a cover of our own, and its host is asked only after somebody pressed it', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('pageerror', ({ message }) => reported.push(message));
  const asked: URL[] = [];
  await page.route(`${PLAYER}**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<p>The regatta begins.</p>' });
  });
  await showVideos(page);
  await page.goto('/m/home');
  const video = page.getByRole('button', { name: 'Regatta' });
  // Videos are fetched by who comes near them.
  await expect(async () => {
    await page.evaluate('scrollBy(0, 200)');
    await expect(video).toBeVisible({ timeout: 300 });
  }).toPass();
  await video.scrollIntoViewIfNeeded();
  const cover = video.locator('img');
  await expect(cover).toHaveAttribute('src', /^\/m\/picture\/harbor\//);
  const loaded = `document.querySelector('button[aria-label$="Regatta"] img').naturalWidth`;
  await expect.poll(() => page.evaluate<number>(loaded)).toBeGreaterThan(0);
  // Two of the three links lead elsewhere: they are no videos, and we hear of them.
  await expect(page.getByText('Elsewhere')).toHaveCount(0);
  expect(reported).toEqual(['Not youtube link!']);
  expect(await findSeriousViolations(page)).toEqual([]);
  expect(asked).toEqual([]);

  await video.click();
  const player = page.frameLocator('iframe[title="Regatta"]');
  await expect(player.getByText('The regatta begins.')).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/embed/aqz-KE-bpKQ']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    autoplay: '0',
    rel: '0',
    hl: 'en',
  });
  await expect(page.locator('iframe[title="Regatta"]')).toBeFocused();
});

/** One video and two links that are none, behind a picture that the demo has uploaded. */
async function showVideos(page: Page): Promise<void> {
  const lists = `${process.env.BASE_URL}/wps/relay/MCSFE_getListAnnouncements`;
  const { value } = await (await page.request.get(`${lists}?types=B&groupName=m_home&audience=B`)).json();
  const [banner] = value.banners as { picture: object }[];
  const banners = [
    ['Regatta', 'https://youtu.be/aqz-KE-bpKQ'],
    ['Elsewhere', 'https://vimeo.com/76979871'],
    ['Elsewhere too', 'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ'],
  ].map(([title, linkage], index) => ({ ...banner, id: String(index), title, linkage, href: '' }));
  await page.route(/groupName=m_home_video/, (route) =>
    route.fulfill({
      json: { success: true, value: { banners, player: [], popup: [], hot: [], promotion: [] } },
    }),
  );
}
