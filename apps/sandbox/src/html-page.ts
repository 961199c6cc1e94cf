import type { FastifyReply } from 'fastify';

type Document = {
  title: string;
  /** The style sheet of this kind of page, besides the common one. */
  sheet: 'card' | 'inbox';
  script?: string;
  body: string;
};

/** Markup; anything from others goes through `escapeHtml`. */
export function documentOf({ title, sheet, script, body }: Document): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0b0e14">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/pages/sandbox.css">
<link rel="stylesheet" href="/pages/${sheet}.css">
${script ? `<script type="module" src="/pages/${script}.js"></script>\n` : ''}</head>
${body}
</html>
`;
}

/** One card in the middle of the screen. */
export function cardPage({ title, note, content }: { title: string; note: string; content: string }): string {
  return documentOf({
    title,
    sheet: 'card',
    body: `<body class="centred">
<main class="card">
<h1>${escapeHtml(title)}</h1>
<p class="note">${escapeHtml(note)}</p>
${content}
</main>
</body>`,
  });
}

/** The form's answer redirects to the client, and the form policy applies there too. */
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
