/** RSA keys below this are refused: they can be broken for money. */
export const OPERATOR_KEY_BITS_MIN = 2048;
