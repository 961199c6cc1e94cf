import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleContract, contract, type EndpointBase } from '@parlour/contract';

const FOLDER = join(import.meta.dirname, '..', 'packages', 'client', 'src');

/** Each front has a table of its own, so none grows with the calls of another. */
const TABLES = [
  { file: 'endpoints.generated.ts', name: 'ENDPOINTS', endpoints: contract },
  {
    file: 'lottery-endpoints.generated.ts',
    name: 'LOTTERY_ENDPOINTS',
    endpoints: { wallet: contract.wallet, lottery: contract.lottery },
  },
  { file: 'console-endpoints.generated.ts', name: 'CONSOLE_ENDPOINTS', endpoints: consoleContract },
];

type Endpoints = Record<string, Record<string, EndpointBase & { sealed?: boolean; form?: boolean }>>;

/**
 * Writes the part of the contract that browsers need at run time (method, path, how the body travels), so that no
 * schema library reaches them. With `--check` it only reports whether the files are up to date.
 */
for (const { file, name, endpoints } of TABLES) {
  const target = join(FOLDER, file);
  const text = render(name, endpoints);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error(`packages/client/src/${file} is older than the contract: npm run generate`);
    process.exitCode = 1;
  }
}

function render(table: string, contracts: Endpoints): string {
  const domains = Object.entries(contracts).map(([domain, endpoints]) => {
    const routes = Object.entries(endpoints).map(([name, { method, path, sealed, form }]) => {
      const mark = sealed ? ', sealed: true' : form ? ', form: true' : '';
      return `    ${name}: { method: '${method}', path: '${path}'${mark} },`;
    });
    return `  ${domain}: {\n${routes.join('\n')}\n  },`;
  });
  return `// Made from the contract by \`npm run generate\`.\nexport const ${table} = {\n${domains.join('\n')}\n} as const;\n`;
}
