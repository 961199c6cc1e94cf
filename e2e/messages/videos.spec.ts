import type { Locator, Page } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/';

// What is asked of the videos' host is answered here; a link to another host is reported.
test.use({
  allowedProblems:
    /^(request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\/aqz|console error: Failed to load resource: net::ERR_FAILED \(https:\/\/www\.youtube-nocookie|uncaught error: .*Not youtube link!)/,
});

test('a video shows a cover of our own, and its host is asked only after somebody pressed it', async ({
  page,
}) => {
  const reported: string[] = [];
  page.on('pageerror', ({ message }) => reported.push(message));
  const asked: URL[] = [];
  await page.route(`${PLAYER}**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: PLAYING });
  });
  await showVideos(page);
  await page.goto('/m/home');
  const video = await findVideo(page);
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
  await expect(player.getByText('The regatta begins. It was asked.')).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/embed/aqz-KE-bpKQ']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    autoplay: '0',
    rel: '0',
    hl: 'en',
  });
  await expect(page.locator('iframe[title="Regatta"]')).toBeFocused();
});

test('a video whose host does not answer says so, and is tried again', async ({ page }) => {
  let isReachable = false;
  await page.route(`${PLAYER}**`, (route) =>
    isReachable ? route.fulfill({ contentType: 'text/html', body: PLAYING }) : route.abort(),
  );
  await showVideos(page);
  await page.clock.install();
  await page.goto('/m/home');
  await (await findVideo(page)).click();
  const told = page.getByRole('alert').filter({ hasText: 'YouTube doesn’t answer' });
  await expect(page.locator('iframe[title="Regatta"]')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.clock.runFor('00:10');
  await expect(told).toBeVisible();
  await expect(told.getByRole('link')).toHaveAttribute('href', /youtube\.com\/watch\?v=aqz-KE-bpKQ$/);
  expect(await findSeriousViolations(page)).toEqual([]);
  isReachable = true;
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe[title="Regatta"]').getByText('It was asked.')).toBeVisible();
  await page.clock.runFor('00:10');
  await expect(told).toHaveCount(0);
});

/** A player that answers as YouTube's does, once it hears that somebody listens. */
const PLAYING = `<p>The regatta begins.</p><script>
  addEventListener('message', ({ data, source, origin }) => {
    if (JSON.parse(data).event !== 'listening') return;
    source.postMessage('{"event":"initialDelivery"}', origin);
    document.querySelector('p').textContent += ' It was asked.';
  });
</script>`;

/** Videos are fetched by who comes near them. */
async function findVideo(page: Page): Promise<Locator> {
  const video = page.getByRole('button', { name: 'Regatta' });
  await expect(async () => {
    await page.evaluate('scrollBy(0, 200)');
    await expect(video).toBeVisible({ timeout: 300 });
  }).toPass();
  await video.scrollIntoViewIfNeeded();
  return video;
}

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
