import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message as the browser gets it: plain text, or text with placeholders. */
export type CompiledMessage = string | MessageFormatElement[];

const MESSAGE_FILE = /\/texts\/(messages|console)\/[A-Z]{2}\/[a-z-]+\.json$/i;

/**
 * A Vite plugin that parses the messages at build time, so the browser does not load the parser, which is larger than
 * the code that fills placeholders.
 */
export function precompileTexts() {
  return {
    name: 'parlour:precompile-texts',
    enforce: 'pre' as const,
    transform: {
      filter: { id: MESSAGE_FILE },
      handler: (json: string) => ({ code: JSON.stringify(compileMessages(json)), map: null }),
    },
  };
}

export function compileMessages(json: string): Record<string, CompiledMessage> {
  const messages = Object.entries(JSON.parse(json) as Record<string, string>);
  return Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
}

/** What `createText` fills. The caller formats dates and numbers, because it knows their zone and digits. */
const FILLED = new Set([TYPE.literal, TYPE.argument, TYPE.select, TYPE.plural, TYPE.pound]);

/** A message without placeholders stays a string: it is smaller, and needs no formatting. */
export function compileMessage(message: string): CompiledMessage {
  const elements = parse(message, { ignoreTag: true });
  refuseUnfilled(elements);
  const [first, ...rest] = elements;
  return first?.type === TYPE.literal && rest.length === 0 ? first.value : elements;
}

function refuseUnfilled(elements: MessageFormatElement[]): void {
  for (const element of elements) {
    const isPlain =
      element.type !== TYPE.plural || (element.offset === 0 && element.pluralType === 'cardinal');
    if (!FILLED.has(element.type) || !isPlain)
      throw new Error(`a place of the kind ${TYPE[element.type]} is not filled in: give it as plain text`);
    if ('options' in element) for (const { value } of Object.values(element.options)) refuseUnfilled(value);
  }
}
