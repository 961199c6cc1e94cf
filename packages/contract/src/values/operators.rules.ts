/** A reason: long enough to say something, short enough to be read. */
export const REASON_LENGTH = { min: 3, max: 500 } as const;

export const OPERATOR_NAME_LENGTH = { min: 3, max: 32 } as const;
