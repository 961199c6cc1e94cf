import { z } from 'zod';

/**
 * An addition to the vendors' protocol, for vendors that onboard operators automatically: keys are exchanged once,
 * under a token known to both sides. Aggregators do the same by mail and a form.
 */
export const ONBOARDING_PATH = '/onboarding';

export const OnboardingCall = z.object({
  operator_id: z.string().min(1).max(60),
  public_key: z.string().max(10_000).describe('PEM: what our calls are verified with'),
  wallet_url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .includes('{vendor}')
    .describe('`{vendor}` stands for the code of the studio; the paths of the wallet follow'),
});
export type OnboardingCall = z.infer<typeof OnboardingCall>;

export const OnboardingAnswer = z.object({
  studios: z
    .array(
      z.object({
        code: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/),
        name: z.string().min(1).max(60),
        public_key: z.string().max(10_000),
        api_path: z
          .string()
          .max(200)
          .regex(/^(\/[\w.-]+)*$/)
          .describe('Follows the address that was asked; the paths of the vendor follow it'),
        mark_url: z
          .url({ protocol: /^https?$/ })
          .max(500)
          .optional()
          .describe('Its mark, a square picture without ground'),
      }),
    )
    .max(100),
});
export type OnboardingAnswer = z.infer<typeof OnboardingAnswer>;
