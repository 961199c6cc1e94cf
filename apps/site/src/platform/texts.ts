import messages from '@parlour/texts/messages/EN/home.json';

type TextKey = keyof typeof messages;

/** The one language these texts are written in; the document's language may be another. */
export const TEXTS_TAG = 'en';

export function text(key: TextKey, values: Record<string, string | number> = {}): string {
  return fillPlaceholders(messages[key], values);
}

/** A placeholder without a value stays visible: better a plain mistake than a sentence with a hole. */
export function fillPlaceholders(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
