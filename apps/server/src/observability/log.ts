import { type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

export type Log = Logger;

const PROBLEM_TEXT_MAX = 500;

/** Passwords, tokens and document numbers never reach a log line, whatever object they arrive in. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'confirmPassword',
  'newPassword',
  'oldPassword',
  'paymentPassword',
  'token',
  'idNumber',
  'verificationCode',
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query's error carries its parameters, which are personal data; they are removed here. */
function describeError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, code, message: withoutParameters(message), stack: withoutParameters(stack) };
}

/** One line about a problem, fit to be stored: cut if long, and without personal data. */
export function problemText(error: unknown): string {
  return withoutParameters(error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_TEXT_MAX);
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams:.*?(?=\n {4}at |\ncaused by:|$)/gs, '');
}
