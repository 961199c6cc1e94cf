/** Argon2id (the library's default) with the memory and passes OWASP names as the least. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Without letters and digits that are mistaken for each other when read out. */
export const READABLE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A one-time password: 20 letters and digits in groups, about 99 bits. */
export const ONE_TIME_GROUPS = 4;
export const ONE_TIME_GROUP_LENGTH = 5;
