import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, type EndpointDefinition } from '@parlour/contract';

const TARGET = join(import.meta.dirname, '..', 'packages', 'client', 'src', 'endpoints.generated.ts');

/**
 * Writes what the browser needs of the contract at run time (method, path, sealed or not), so that no schema
 * library reaches it. With `--check` it only says whether the file is up to date.
 */
const text = render();
if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
else if (readFileSync(TARGET, 'utf8') !== text) {
  console.error('packages/client is older than the contract: npm run generate');
  process.exitCode = 1;
}

function render(): string {
  const domains = Object.entries(contract).map(([domain, endpoints]) => {
    const routes = Object.entries<EndpointDefinition>(endpoints).map(([name, { method, path, sealed }]) => {
      const mark = sealed ? ', sealed: true' : '';
      return `    ${name}: { method: '${method}', path: '${path}'${mark} },`;
    });
    return `  ${domain}: {\n${routes.join('\n')}\n  },`;
  });
  return `// Made from the contract by \`npm run generate\`.\nexport const ENDPOINTS = {\n${domains.join('\n')}\n} as const;\n`;
}
