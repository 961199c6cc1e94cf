import { z } from 'zod';

/** How the vendor answers the platform; a test changes it at `/vendor/control`. */
export const VendorSettings = z.strictObject({
  answers: z.enum([
    'normal',
    /** Accepts the call and never answers. */
    'hang',
    /** Starts an answer that trickles on byte by byte, without end. */
    'drip',
    /** Not JSON. */
    'garbage',
    /** JSON of entirely the wrong shape. */
    'wrong_type',
    /** An endless answer, as fast as it is read. */
    'huge',
    /** An address that is not a page. */
    'script',
    'error',
    'redirect',
    'hang_up',
    /** Does what it was asked, and hangs up. */
    'done_unsaid',
  ]),
});
export type VendorSettings = z.infer<typeof VendorSettings>;

export const VENDOR_WELL_BEHAVED: VendorSettings = { answers: 'normal' };
