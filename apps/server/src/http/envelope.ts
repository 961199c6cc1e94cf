import { createHash } from 'node:crypto';
import type { EndpointDefinition, Language, RefusalBody } from '@parlour/contract';
import { REFUSAL_TEXTS } from '@parlour/texts';
import type { Refusal } from './refusal.ts';

/** An answer that was checked against the contract and written out once, to be sent many times. */
export class Rendered {
  readonly body: string;
  readonly etag: string;

  constructor(body: string) {
    this.body = body;
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }
}

/** Shapes a value by the contract: what it does not name does not leave the server. */
export function writeSuccess(definition: EndpointDefinition, value: unknown): string {
  const parsed = definition.answer.safeParse(value);
  if (!parsed.success) throw new Error(`the answer of ${definition.path} breaks its contract`, { cause: parsed.error });
  return `{"success":true,"value":${JSON.stringify(parsed.data)}}`;
}

export function refusalBody(refusal: Refusal, language: Language): RefusalBody {
  return {
    success: false,
    code: refusal.code,
    message: REFUSAL_TEXTS[language][refusal.code],
    value: refusal.value,
  };
}

/**
 * Keeps rendered answers as long as the thing they were made from. The key is an object that is replaced
 * when it changes (a brand), so nothing has to be cleared and nothing stale can be found.
 */
export function createRenderedCache<Source extends object>(definition: EndpointDefinition) {
  const bySource = new WeakMap<Source, Map<string, Rendered>>();
  return (source: Source, variant: string, make: () => unknown): Rendered => {
    let variants = bySource.get(source);
    if (!variants) bySource.set(source, (variants = new Map()));
    let rendered = variants.get(variant);
    if (!rendered) variants.set(variant, (rendered = new Rendered(writeSuccess(definition, make()))));
    return rendered;
  };
}
