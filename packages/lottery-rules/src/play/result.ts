/** What was drawn, as plain numbers in the order of the draw. */
export type Result = readonly number[];
