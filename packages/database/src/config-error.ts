/** A setting that somebody has to mend: told in one line, without a stack. */
export class ConfigError extends Error {}
