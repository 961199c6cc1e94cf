import { findMisfits } from './fit.ts';
import { LAYOUT, openInSite } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 700 } });

/** Every language with a brand that speaks it; a brand's own look decides with the language what fits. */
const VISITS = [
  ...['EN', 'CN', 'JA', 'TH', 'VI', 'TY'].map((language) => ({ host: 'localhost', language })),
  { host: 'lantern.localhost', language: 'VI' },
  { host: 'perlas.localhost', language: 'TY' },
];

for (const { host, language } of VISITS)
  test(`every page fits at 320 px: ${language} on ${host}`, async ({ page, baseURL }) => {
    await page.addInitScript({ content: `localStorage.setItem('PARLOUR_LANGUAGE', '"${language}"')` });
    await page.goto(`${baseURL?.replace('localhost', host)}/m/nav`);
    const found: string[] = [];
    for (const { path } of LAYOUT) {
      await openInSite(page, path);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (width !== 320) found.push(`${path}: the page is ${width} px wide`);
      for (const misfit of await findMisfits(page)) found.push(`${path}: ${misfit}`);
    }
    await openInSite(page, '/m/home');
    await page.locator('header button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const misfit of await findMisfits(page)) found.push(`menu: ${misfit}`);
    expect(found).toEqual([]);
  });

test('what does not fit is found', async ({ page }) => {
  await page.goto('/m/nav');
  await page.evaluate(`
    const plant = (html) => document.querySelector('main').insertAdjacentHTML('beforeend', html);
    plant('<p id="wide">unbroken-words-that-go-on-and-on-until-they-leave-the-screen-on-its-far-side</p>');
    plant('<div id="cut"><p>a line that is wider than the room it is given</p></div>');
    plant('<div id="pile"><p>one text here</p><p>another text on it</p></div>');
    plant('<button id="tight">pressed out</button>');
    const style = (selector, rules) => Object.assign(document.querySelector(selector).style, rules);
    style('#wide', { whiteSpace: 'nowrap' });
    style('#cut', { width: '90px', overflow: 'hidden', whiteSpace: 'nowrap' });
    style('#pile p:last-child', { marginTop: '-20px' });
    style('#tight', { width: '20px', padding: '0', whiteSpace: 'nowrap', display: 'block' });
  `);
  const found = await findMisfits(page);
  for (const kind of ['leaves the screen', 'is cut', 'lie on each other', 'leaves its button'])
    expect(
      found.filter((misfit) => misfit.startsWith(kind)),
      kind,
    ).not.toHaveLength(0);
});
