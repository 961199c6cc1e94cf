import type { AuthorizationRequest } from './grants.ts';
import { DEMO_PEOPLE } from './people.ts';
import type { Provider } from './providers.ts';

/** Where somebody says who they are. No password: whoever reaches this machine may be anybody here. */
export function authorizePage(provider: Provider, request: AuthorizationRequest): string {
  const people = DEMO_PEOPLE.map(
    (name, index) => `<label class="person">
<input type="radio" name="person" value="${escapeHtml(name)}"${index === 0 ? ' checked' : ''}>
<span class="avatar" aria-hidden="true">${escapeHtml(initialsOf(name))}</span>
<span>${escapeHtml(name)}</span>
</label>`,
  );
  const carried = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return page(
    provider,
    `<p class="lead"><b>${escapeHtml(new URL(request.redirect_uri).host)}</b> asks who you are.</p>
<form method="post" action="authorize">
${carried.join('\n')}
<fieldset>
<legend>Choose a demo person</legend>
${people.join('\n')}
</fieldset>
<label class="field" for="name">or type a name</label>
<input class="input" id="name" name="name" maxlength="60" autocomplete="off" placeholder="Somebody else">
<button class="button primary" name="decision" value="continue">Continue</button>
<button class="button" name="decision" value="refuse">Refuse</button>
</form>`,
  );
}

export function problemPage(provider: Provider, problem: string): string {
  return page(
    provider,
    `<p class="lead">This request cannot be answered.</p><pre class="problem">${escapeHtml(problem)}</pre>`,
  );
}

function page({ standsFor }: Provider, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Sandbox sign-in</title>
<link rel="stylesheet" href="/pages/sandbox.css">
</head>
<body class="centred">
<main class="card">
<h1>Sandbox sign-in</h1>
<p class="note">stands for ${escapeHtml(standsFor)} in development and tests</p>
${content}
</main>
</body>
</html>
`;
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
