import { cardPage, escapeHtml } from '../html-page.ts';
import type { AuthorizationRequest } from './grants.ts';
import { DEMO_PEOPLE } from './people.ts';
import type { Provider } from './providers.ts';

/** Where somebody says who they are. No password: anyone on this machine may be anybody here. */
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
  return cardPage({
    title: 'Sandbox sign-in',
    note: `stands for ${standsFor} in development and tests`,
    content,
  });
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
