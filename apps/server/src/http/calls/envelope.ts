import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { EndpointBase, RefusalBody } from '@parlour/contract';
import type { z } from 'zod';
import { createSourceCache } from '../../cache/source-cache.ts';
import { COMPRESS_FROM_BYTES, QUICK_QUALITY } from '../http.rules.ts';
import type { Refusal } from './refusal.ts';
import { refusalWords, type Told } from './refusal-words.ts';

const OPENS = '{"success":true,"value":';
const CLOSES = '}';

/** An answer that was already checked against the contract and serialised. */
export class Written {
  readonly valueJson: string;

  constructor(valueJson: string) {
    this.valueJson = valueJson;
  }

  get text(): string {
    return `${OPENS}${this.valueJson}${CLOSES}`;
  }

  /** What is sent. */
  get body(): string | Buffer {
    return this.text;
  }
}

/** For answers that are sent many times: encoded and compressed once, and identified by a tag. */
export class Rendered extends Written {
  readonly bytes: Buffer;
  readonly brotli: Buffer | null;
  readonly etag: string;

  constructor(valueJson: string, quality: number = constants.BROTLI_MAX_QUALITY) {
    super(valueJson);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    this.bytes = Buffer.from(this.text);
    this.brotli =
      this.bytes.length >= COMPRESS_FROM_BYTES ? brotliCompressSync(this.bytes, { params }) : null;
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
  }
}

/** An answer whose greater part was written before: its bytes are joined, and nothing of it is encoded again. */
class Joined extends Written {
  readonly #head: Buffer;
  readonly #part: Rendered;

  constructor({ json, bytes }: Head, part: Rendered) {
    super(`${json}${part.valueJson}${CLOSES}`);
    this.#head = bytes;
    this.#part = part;
  }

  override get body(): Buffer {
    const { bytes } = this.#part;
    return Buffer.concat([
      this.#head,
      bytes.subarray(OPENS.length, bytes.length - CLOSES.length),
      ENDS_OF_BOTH,
    ]);
  }
}

/** All of an answer up to the part that follows, alone and with the envelope around it. */
type Head = { json: string; bytes: Buffer };
const ENDS_OF_BOTH = Buffer.from(CLOSES + CLOSES);

/** Shapes a value by the contract: what it does not name does not leave the server. */
export function writeAnswer(definition: EndpointBase, value: unknown): Written {
  return new Written(JSON.stringify(shape(definition, definition.answer, value)));
}

type TwoParts = { rest: () => unknown; part: Rendered };

/**
 * For answers of which the greater part is the same for many. That field was checked and written when its cache was
 * filled; the rest is written once per caller and kept for the last `most` of them, as long as its source lives.
 */
export function createPartWriter<Source extends object>(
  definition: EndpointBase & { answer: z.ZodObject },
  field: string,
  { most }: { most: number },
) {
  const schema = definition.answer.omit({ [field]: true } as Record<never, true>);
  const remember = createSourceCache<Source, Head>({ most });
  return (source: Source, caller: string, { rest, part }: TwoParts): Written => {
    const head = remember(source, caller, () => {
      const written = JSON.stringify(shape(definition, schema, rest()));
      const json = `${written.slice(0, -1)},${JSON.stringify(field)}:`;
      return { json, bytes: Buffer.from(OPENS + json) };
    });
    return new Joined(head, part);
  };
}

function shape(definition: EndpointBase, schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`the answer of ${definition.path} breaks its contract`, { cause: parsed.error });
}

export function refusalBody(refusal: Refusal, told: Told): RefusalBody {
  return {
    success: false,
    code: refusal.code,
    message: refusalWords(refusal, told),
    value: refusal.value,
  };
}

/**
 * Rendered answers of one endpoint, kept as long as their source; where callers choose what they ask for, at most this
 * many, quickly compressed.
 */
export function createRenderedCache<Source extends object>(
  definition: EndpointBase,
  { most }: { most?: number } = {},
) {
  const remember = createSourceCache<Source, Rendered>({ most });
  const quality = most === undefined ? constants.BROTLI_MAX_QUALITY : QUICK_QUALITY;
  return (source: Source, variant: string, make: () => unknown): Rendered =>
    remember(
      source,
      variant,
      () => new Rendered(JSON.stringify(shape(definition, definition.answer, make())), quality),
    );
}
