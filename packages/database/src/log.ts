type Write = (details: object, message: string) => void;

/** The log this package writes to: any log of pino's shape. */
export type Log = { warn: Write; error: Write };
