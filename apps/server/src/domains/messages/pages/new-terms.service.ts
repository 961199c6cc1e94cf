import {
  type BodyOf,
  CONSENT_PAGES,
  type ConsentPageName,
  type Contract,
  LANGUAGES,
  type Language,
  type NewTerms,
} from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Consents } from '../../identity/identity.module.ts';
import { textIn } from '../content/content.ts';
import { listAsked } from './pages.repo.ts';
import { consentTo, versionAgreedTo } from './pages.rules.ts';
import { type PublicPages, pageFor, type ShownPages } from './shown-pages.service.ts';

type NewTermsNeeds = { database: Database; consents: Consents; shown: Pick<ShownPages, 'of'> };
type Asker = { brand: Brand; memberId: string };
type Binding = { name: ConsentPageName; version: number };
export type NewTermsOfMembers = ReturnType<typeof createNewTerms>;

/**
 * Terms that a brand asks its members to agree to. Who has not agreed may read, withdraw and leave, and neither deposits
 * nor plays.
 */
export function createNewTerms({ database, consents, shown }: NewTermsNeeds) {
  /** What the member has not agreed to, of what binds, each with the last version they did agree to. */
  async function missing({ brand, memberId }: Asker, binding: readonly Binding[]) {
    if (binding.length === 0) return [];
    const agreed = await consents.of({ brandId: brand.id, memberId });
    return binding
      .map((page) => ({ ...page, agreedTo: versionAgreedTo(agreed, page.name) }))
      .filter(({ version, agreedTo }) => agreedTo < version);
  }

  async function refuseMissing(asker: Asker, binding: readonly Binding[]): Promise<void> {
    if ((await missing(asker, binding)).length > 0) throw new Refusal('consent_needed');
  }

  return {
    /** Nothing is read, and nothing waited for, while the brand asks for nothing. */
    require(asker: Asker): Promise<void> | undefined {
      const pages = shown.of(asker.brand);
      if (pages instanceof Promise) return pages.then((read) => refuseMissing(asker, bindingOf(read)));
      const binding = bindingOf(pages);
      return binding.length === 0 ? undefined : refuseMissing(asker, binding);
    },

    async pending(asker: Asker, language: Language): Promise<{ pages: NewTerms[] }> {
      const { brand } = asker;
      const pages = await shown.of(brand);
      const asked: NewTerms[] = [];
      for (const { name, agreedTo } of await missing(asker, bindingOf(pages))) {
        const page = pageFor(pages, { brand, name, language });
        if (!page) continue;
        const { title, version } = page;
        const changes = (await listAsked(database.queries, brand.id, name))
          // A version that was withdrawn and published again was asked for twice.
          .filter((each, at, all) => all.findIndex((other) => other.version === each.version) === at)
          .filter((each) => each.version > agreedTo)
          .map((each) => ({
            version: each.version,
            publishedAt: each.publishedAt.getTime(),
            text: textIn(each.changes, language, brand.settings)?.text ?? '',
          }));
        asked.push({ name, title, language: page.language, version, changes });
      }
      return { pages: asked };
    },

    async agree(
      asker: Asker & { ip: string },
      { pages: agreed }: BodyOf<Contract['messages']['agreeToTerms']>,
    ): Promise<Record<string, never>> {
      const { brand, memberId, ip } = asker;
      const pages = await shown.of(brand);
      for (const { name, language, version } of agreed) {
        const page = pageFor(pages, { brand, name, language });
        if (page?.version !== version || page.language !== language)
          throw new Refusal('stale', { version: page?.version ?? 0 });
      }
      const wanted = await missing(asker, bindingOf(pages));
      const rows = agreed
        .filter(({ name }) => wanted.some((page) => page.name === name))
        .map(({ name, language, version }) => ({
          brandId: brand.id,
          memberId,
          document: name,
          version: consentTo(language, version),
          ip,
        }));
      if (rows.length > 0) await database.transaction((tx) => consents.add(tx, rows));
      return {};
    },

    /** Members who agreed to a version or a later one of a page, in whichever language they read it. */
    countAgreed(brand: Brand, { name, from, until }: { name: ConsentPageName; from: number; until: number }) {
      const versions = Array.from({ length: until - from + 1 }, (_, index) => from + index);
      return consents.count(brand.id, {
        document: name,
        versions: versions.flatMap((version) => LANGUAGES.map((language) => consentTo(language, version))),
      });
    },
  };
}

/** The pages that members have to agree to, and from which version on. */
const bindingOf = (pages: PublicPages): Binding[] =>
  CONSENT_PAGES.flatMap((name) => {
    const version = pages.get(name)?.consentVersion ?? null;
    return version === null ? [] : [{ name, version }];
  });
