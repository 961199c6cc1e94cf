/** Of a long selection only so many characters are shown in a list. */
export const SELECTION_SHOWN = 2_000;
