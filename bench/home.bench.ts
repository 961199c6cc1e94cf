import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../tools/build.mjs';
import { serveBarePage, type Visit, visit } from './page-visit.ts';
import { launchBrowser } from './phone.ts';
import { PRODUCTION } from './production.ts';
import { median, report } from './report.ts';

const ROUNDS = 7;

/** The home page against a bare React page built by the same Vite, in the same slowed-down browser, alternating. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const bare = await serveBarePage();
  const ours = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
  });
  const browser = await launchBrowser();
  try {
    const visits = { ours: [] as Visit[], bare: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.bare.push(await visit(browser, { url: bare.origin, ready: 'h1' }));
      visits.ours.push(await visit(browser, { url: `${ours.origin}/m/home`, ready: 'main' }));
    }
    compare(visits);
  } finally {
    await browser.close();
    await bare.close();
    await ours.end('SIGTERM');
  }
}

function compare({ ours, bare }: { ours: Visit[]; bare: Visit[] }): void {
  const line = (name: string, limit: number, read: (visit: Visit) => number) => {
    const figures = { ours: median(ours.map(read)), reference: median(bare.map(read)) };
    report({ name: `${name} (at most ${limit.toFixed(1)})`, ...figures });
  };
  line('entry JavaScript, KiB gzip', 1.5, ({ entryKiB }) => entryKiB);
  line('JavaScript until idle, KiB gzip', 2, ({ scriptKiB }) => scriptKiB);
  line('largest contentful paint, ms', 1.5, ({ lcpMs }) => lcpMs);
  const shift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
  console.log(`cumulative layout shift, worst of ${ROUNDS}: ${shift.toFixed(4)} (at most 0.02)`);
}
