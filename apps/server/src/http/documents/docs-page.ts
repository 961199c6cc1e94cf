import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './document.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  parameters: ({ $ref: string } | { name: string; in: string; required: boolean; schema: Json })[];
  requestBody?: { description?: string; content: Record<string, { schema: Json; 'x-payload'?: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
  'x-access': string;
  'x-modules'?: string[];
  'x-sealed': boolean;
};

/** The calls of a listener, for machines and for people. Rendered on first use, because few processes are ever asked. */
export function documentCalls(server: FastifyInstance, describeCalls: () => Json): void {
  let document: Json | undefined;
  let page: { html: string; policy: string } | undefined;
  const readDocument = () => (document ??= describeCalls());
  server.get('/openapi.json', readDocument);
  server.get('/docs', (_request, reply) => {
    page ??= renderDocsPage(readDocument());
    const { html, policy } = page;
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
}

/** The contract as a page for people: no script, one style that the policy names by its hash. */
function renderDocsPage(document: Json): { html: string; policy: string } {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const { version } = document.info as { version: string };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parlour: the calls</title><style>${STYLE}</style></head>
<body><header><h1>The calls</h1><p>Version ${escapeHtml(version)}. Made from the contract; the same for machines at
<a href="/openapi.json">/openapi.json</a>.</p></header>
<nav aria-label="Calls"><ul>${calls
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${operation.operationId}"><b class="${method}">${method}</b> <code>${escapeHtml(path)}</code></a></li>`,
    )
    .join('')}</ul></nav>
<main>${calls.map(renderCall).join('')}</main></body></html>`;
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

function renderCall({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const ok = operation.responses['200']?.content['application/json']?.schema as {
    properties: { value: Json };
  };
  const refusals = Object.entries(operation.responses).filter(([status]) => status !== '200');
  return `<section id="${operation.operationId}"><h2><b class="${method}">${method}</b> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}.</p>
<p class="facts">${facts(operation)
    .map((fact) => `<span>${escapeHtml(fact)}</span>`)
    .join('')}</p>
${renderQuery(operation)}${renderBody(operation)}
<h3>Answer: <code>value</code></h3><pre tabindex="0">${escapeHtml(describe(ok.properties.value))}</pre>
<h3>Refusals</h3><table>${refusals
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td>${escapeHtml(description.replaceAll('`', ''))}</td></tr>`,
    )
    .join('')}</table></section>`;
}

function facts(operation: Operation): string[] {
  return [
    operation['x-access'] === 'everyone' ? 'open to everyone' : `needs a session (${operation['x-access']})`,
    ...(operation['x-modules'] ? [`module ${operation['x-modules'].join(' or ')}`] : []),
    ...(operation['x-sealed'] ? ['sealed body'] : []),
  ];
}

function renderQuery(operation: Operation): string {
  const own = operation.parameters.flatMap((parameter) => ('name' in parameter ? [parameter] : []));
  if (own.length === 0) return '';
  return `<h3>Query</h3><table>${own
    .map(
      ({ name, required, schema }) =>
        `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(describe(schema))}${required ? '' : ' (optional)'}</td></tr>`,
    )
    .join('')}</table>`;
}

function renderBody({ requestBody }: Operation): string {
  if (!requestBody) return '';
  const [type, media] = Object.entries(requestBody.content)[0] ?? [];
  if (!type || !media) return '';
  const note = requestBody.description
    ? `<p>${escapeHtml(requestBody.description.replaceAll('`', ''))}</p>`
    : '';
  return `<h3>Body: <code>${escapeHtml(type)}</code></h3>${note}<pre tabindex="0">${escapeHtml(describe(media['x-payload'] ?? media.schema))}</pre>`;
}

/** A schema the way a TypeScript reader would write it. */
function describe(schema: Json, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map((one) => describe(one as Json, indent)).join(' | ');
  if (schema.type === 'array') return `${describe(schema.items as Json, indent)}[]`;
  if (schema.type !== 'object') return String(schema.type ?? 'any');
  const required = new Set(schema.required as string[] | undefined);
  const inner = `${indent}  `;
  const lines = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => {
    const note = property.description ? `  // ${property.description}` : '';
    return `${inner}${name}${required.has(name) ? '' : '?'}: ${describe(property, inner)};${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--muted:#767b87;--get:#0a7d54;--post:#b5481f;font:16px/1.55 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--get:#4fd3a1;--post:#ff9a6c;--muted:#a2a7b5}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 6rem}h1{font-size:2rem;margin:0}h2{font-size:1.15rem;margin:0;overflow-wrap:anywhere}
h3{font-size:.85rem;margin:1.25rem 0 .4rem;color:var(--muted)}nav ul{list-style:none;padding:0;margin:1.5rem 0}nav a{display:block;padding:.55rem 0;color:inherit;text-decoration:none;border-bottom:1px solid var(--line)}
nav a:hover code{text-decoration:underline}section{border:1px solid var(--line);border-radius:14px;padding:1.25rem;margin:1.25rem 0}
b{font-weight:700;font-size:.8rem;letter-spacing:.04em;display:inline-block;min-width:3.6em}.GET{color:var(--get)}.POST,.PUT,.DELETE{color:var(--post)}
.facts span{display:inline-block;border:1px solid var(--line);border-radius:99px;padding:.1rem .7rem;margin:0 .4rem .4rem 0;font-size:.85rem}
pre{overflow:auto;background:#8881;border-radius:10px;padding:.9rem;font-size:.82rem;line-height:1.5;max-height:26rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line)}th{white-space:nowrap}`;
