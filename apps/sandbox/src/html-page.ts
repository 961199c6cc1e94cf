import type { FastifyReply } from 'fastify';

/** One card in the middle of the screen. The content is markup; what comes from others goes through `escapeHtml`. */
export function cardPage({ title, note, content }: { title: string; note: string; content: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/pages/sandbox.css">
</head>
<body class="centred">
<main class="card">
<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(note)}</p>
${content}
</main>
</body>
</html>
`;
}

/** A form's answer leads to the client, and the policy for forms follows it there. */
export function sendPage(reply: FastifyReply, html: string, leadsTo = ''): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${leadsTo}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
