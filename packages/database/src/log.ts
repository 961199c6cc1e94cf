type Write = (details: object, message: string) => void;

/** Where this package says what went wrong: any log of the kind pino makes. */
export type Log = { warn: Write; error: Write };
