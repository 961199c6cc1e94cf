import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message as the browser gets it: plain words, or words with places to fill. */
export type CompiledMessage = string | MessageFormatElement[];

const MESSAGE_FILE = /\/texts\/(messages|console)\/[A-Z]{2}\/[a-z-]+\.json$/i;
const PARSER = '@formatjs/icu-messageformat-parser';

/**
 * A Vite plugin that reads the messages while building, so that the browser need not: the parser, which is
 * larger than what fills the places, stays at home.
 */
export function precompileTexts() {
  return {
    name: 'parlour:precompile-texts',
    enforce: 'pre' as const,
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
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

/** A message without places stays a string: that is smaller, and needs no formatting. */
export function compileMessage(message: string): CompiledMessage {
  const elements = parse(message, { ignoreTag: true });
  const [first, ...rest] = elements;
  return first?.type === TYPE.literal && rest.length === 0 ? first.value : elements;
}
