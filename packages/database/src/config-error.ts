/** A setting that somebody has to fix: reported in one line, without a stack. */
export class ConfigError extends Error {}
