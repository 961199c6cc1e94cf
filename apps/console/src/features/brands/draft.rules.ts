import type { BrandPart, BrandSettings, Change } from '@parlour/client/console';
import { isOneOf } from '@parlour/contract/values/one-of';
import { changesBetween } from '../../parts/values/changes.rules.ts';

export const TABS = [
  'general',
  'switches',
  'registration',
  'texts',
  'theme',
  'availability',
  'addresses',
  'service',
  'cashier',
  'history',
] as const;
export type Tab = (typeof TABS)[number];

/** The tab that edits each part of a brand. A missing part does not compile. */
const TAB_OF_PART: Record<BrandPart, Tab> = {
  name: 'general',
  tagline: 'general',
  skin: 'general',
  languages: 'general',
  defaultLanguage: 'general',
  currency: 'general',
  timeZone: 'general',
  dayStartsAt: 'general',
  minimumAge: 'general',
  gamePace: 'general',
  isFeatureBuyOffered: 'general',
  session: 'general',
  mobileTemplate: 'general',
  switches: 'switches',
  registration: 'registration',
  texts: 'texts',
  theme: 'theme',
  maintenance: 'availability',
  restrictedCountries: 'availability',
  blockedAddresses: 'availability',
  hosts: 'addresses',
  mainDomain: 'addresses',
  imageCDNs: 'addresses',
  domainRoutes: 'addresses',
  customerService: 'service',
  resources: 'service',
  appWindow: 'service',
  feedback: 'service',
  cashier: 'cashier',
};
const PARTS = Object.keys(TAB_OF_PART) as BrandPart[];

type Node = Record<string, unknown> | unknown[];

export function valueAt(settings: BrandSettings, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], settings);
}

/** A copy with another value at the path; `undefined` removes the field. Everything beside the path is shared. */
export function setAt<Settings>(settings: Settings, path: string, value: unknown): Settings {
  return place(settings as Node, path.split('.'), value) as Settings;
}

/** Overridden texts have keys with dots, which a path cannot contain. */
export function setText(
  settings: BrandSettings,
  { language, key, words }: { language: keyof BrandSettings['texts']; key: string; words: string },
): BrandSettings {
  const { [key]: _, ...others } = settings.texts[language] ?? {};
  const texts = { ...settings.texts, [language]: words === '' ? others : { ...others, [key]: words } };
  return { ...settings, texts };
}

export function tabOfPath(path: string): Tab {
  const part = partOf(path);
  return part ? TAB_OF_PART[part] : 'general';
}

/** The part of the settings a path leads to, or null. */
export function partOf(path: string): BrandPart | null {
  const [part] = path.split('.');
  return isOneOf(PARTS, part) ? part : null;
}

/** Whether the setting at a path is among those that two people change; `*` stands for any entry of a list. */
export function isForTwo(path: string, forTwo: readonly string[]): boolean {
  const steps = path.split('.');
  return forTwo.some((pattern) =>
    pattern.split('.').every((step, at) => step === '*' || at >= steps.length || step === steps[at]),
  );
}

/** The number of findings per tab, so that none is overlooked on a closed tab. */
export function findingsByTab(fields: Record<string, string>): Partial<Record<Tab, number>> {
  const counts: Partial<Record<Tab, number>> = {};
  for (const path of Object.keys(fields)) {
    const tab = tabOfPath(path);
    counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}

/** A refused call names paths in its body; the editor uses paths in the settings. */
export function findingsOfSettings(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => [path.replace(/^settings\./, ''), code]),
  );
}

/** Applies my changes on top of what somebody else saved meanwhile. If both changed a field, mine wins. */
export function rebase({
  base,
  mine,
  theirs,
}: Record<'base' | 'mine' | 'theirs', BrandSettings>): BrandSettings {
  return topChanges(base, mine).reduce((settings, { path, after }) => setAt(settings, path, after), theirs);
}

/** Compares texts language by language: their keys cannot be paths. */
function topChanges(before: BrandSettings, after: BrandSettings): Change[] {
  const { texts: textsBefore, ...restBefore } = before;
  const { texts: textsAfter, ...restAfter } = after;
  const languages = [...new Set([...Object.keys(textsBefore), ...Object.keys(textsAfter)])];
  const texts = languages
    .map((language) => language as keyof BrandSettings['texts'])
    .filter((language) => JSON.stringify(textsBefore[language]) !== JSON.stringify(textsAfter[language]))
    .map((language) => ({ path: `texts.${language}`, after: textsAfter[language] ?? {} }));
  return [...changesBetween(restBefore, restAfter), ...texts];
}

function place(node: Node | undefined, [step = '', ...rest]: string[], value: unknown): Node {
  const next =
    rest.length === 0 ? value : place((node as Record<string, Node> | undefined)?.[step], rest, value);
  if (Array.isArray(node)) return node.map((item, index) => (String(index) === step ? next : item));
  const copy: Record<string, unknown> = { ...node, [step]: next };
  if (next === undefined) delete copy[step];
  return copy;
}
