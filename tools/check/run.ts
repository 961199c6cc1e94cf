import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Of the clock by which Linux counts what processes use. */
const TICKS_PER_SECOND = 100;

type Check = { name: string; command: string[] };

const bin = (name: string) => `node_modules/.bin/${name}`;
/**
 * Checks share the cores among themselves; several checkers in one would each work out the same types. What a file was
 * found to be is kept: the next run looks at what has changed, and at what depends on it.
 */
const tsc = (project: string) => [
  process.execPath,
  'node_modules/typescript-native/bin/tsc',
  '--singleThreaded',
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
  '-p',
  project,
];
const tool = (file: string, ...args: string[]) => [bin('tsx'), `tools/${file}`, ...args];

const CHECKS: Check[] = [
  { name: 'types', command: tsc('tsconfig.json') },
  { name: 'types of the site', command: tsc('apps/site/tsconfig.json') },
  { name: 'types of the lottery page', command: tsc('apps/lottery/tsconfig.json') },
  { name: 'types of the console', command: tsc('apps/console/tsconfig.json') },
  { name: 'types of the arcade page', command: tsc('apps/arcade/tsconfig.json') },
  { name: 'types of the sandbox pages', command: tsc('apps/sandbox/pages') },
  { name: 'types of the service worker', command: tsc('apps/site/src/service-worker') },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'imports', command: tool('check/imports.ts') },
  { name: 'dead code', command: [bin('knip'), '--cache', '--cache-location', '.cache/knip'] },
  { name: 'architecture page', command: tool('check/architecture.ts') },
  { name: 'files named in docs', command: tool('check/named-files.ts') },
  { name: 'index of decisions', command: tool('check/decisions.ts') },
  { name: 'source rules', command: tool('check/source-rules.ts') },
  { name: 'test projects', command: tool('check/test-projects.ts') },
  { name: 'endpoints', command: tool('check/endpoints.ts') },
  { name: 'texts', command: tool('check/texts.ts') },
  { name: 'text loaders', command: tool('generate-texts.ts', '--check') },
  { name: 'client', command: tool('generate-client.ts', '--check') },
  { name: 'models', command: tool('generate-models.ts', '--check') },
  { name: 'titles', command: tool('generate-titles.ts', '--check') },
  { name: 'migrations', command: tool('check/migrations.ts') },
  { name: 'sizes', command: tool('check/sizes.ts') },
];

const waiting = [...CHECKS];
const failed: string[] = [];
let cpuTold = 0;
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(
  `\n${CHECKS.length - failed.length} of ${CHECKS.length} checks passed${failed.length ? `; failed: ${failed.join(', ')}` : ''}` +
    `\n${(performance.now() / 1000).toFixed()} s, ${countCpu().toFixed()} CPU seconds`,
);
if (failed.length > 0) process.exitCode = 1;

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const startedAt = performance.now();
    const { code, output } = await run(check.command);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const cpu = countCpu() - cpuTold;
    cpuTold += cpu;
    if (code !== 0) failed.push(check.name);
    console.log(
      `${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s, CPU ${cpu.toFixed(1)} s)${indent(output)}`,
    );
  }
}

function run([command = '', ...args]: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Seconds of processors, user and system, of all checks that have ended; 0 where the system does not tell. */
function countCpu(): number {
  try {
    const [, after = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user = 0, system = 0] = after.split(' ').slice(13, 15).map(Number);
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    // Only Linux has this file, and no check depends on it.
    return 0;
  }
}

function indent(text: string): string {
  return text.trim() ? `\n${text.trim().replace(/^/gm, '     ')}` : '';
}
