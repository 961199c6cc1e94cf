/** What a player sees on request alone: one chunk, loaded by the first who asks. */
export { BuyDialog } from './BuyDialog.tsx';
export { SlotPays } from './SlotPays.tsx';
export { SlotRules } from './SlotRules.tsx';
