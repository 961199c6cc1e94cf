import { z } from 'zod';

/** How the vendor answers what the platform asks it for; a test changes it at `/vendor/control`. */
export const VendorSettings = z.strictObject({
  answers: z.enum([
    'normal',
    /** Takes the call and never answers. */
    'hang',
    /** Begins an answer that goes on by single bytes, without end. */
    'drip',
    /** No JSON. */
    'garbage',
    /** JSON in which nothing is what it should be. */
    'wrong_type',
    /** An answer that does not end, as fast as it is taken. */
    'huge',
    /** An address that is no page's. */
    'script',
    'error',
    'redirect',
    'hang_up',
  ]),
});
export type VendorSettings = z.infer<typeof VendorSettings>;

export const VENDOR_WELL_BEHAVED: VendorSettings = { answers: 'normal' };
