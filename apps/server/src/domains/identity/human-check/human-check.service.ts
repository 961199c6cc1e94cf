import type { Clock } from '@parlour/clock/clock';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import svgCaptcha from 'svg-captcha';
import { readableLetters } from '../../../credentials/readable-letters.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { SingleUse, Visit } from '../sessions/sessions.ts';
import {
  CAPTCHA_ALPHABET,
  CAPTCHA_LENGTH,
  CAPTCHA_MS,
  CAPTCHA_PICTURE,
  CHALLENGE_MS,
  HASHES_MAX,
} from './human-check.rules.ts';

/** The library itself is this function; its types only cover its members, which would choose the letters themselves. */
const drawText = svgCaptcha as unknown as (text: string, options: typeof CAPTCHA_PICTURE) => string;

export type HumanSettings = {
  captchaFixed: string | undefined;
  isHumanCheckOff: boolean;
  /** The most work a proof takes; lower in tests. */
  hashesMax?: number | undefined;
};
type HumanNeeds = {
  singleUse: SingleUse;
  clock: Clock;
  secrets: Secrets;
  settings: HumanSettings;
};
export type Human = ReturnType<typeof createHuman>;

/** Tells people from programs: a captcha after a failure, and always an invisible proof of work. */
export function createHuman({ singleUse, clock, secrets, settings }: HumanNeeds) {
  const key = secrets.derive('human-check').toString('hex');
  /** Each brand's own: work done for one is not worth anything at another. */
  const keyOf = ({ id }: Brand) => `${key}:${id}`;
  const maxnumber = settings.hashesMax ?? HASHES_MAX;

  async function hasSolved(brand: Brand, solution: string): Promise<boolean> {
    if (!(await verifies(solution, keyOf(brand)))) return false;
    const { expires } = extractParams(solution);
    const expiresAt = Number(expires) * 1000;
    const leftMs = expiresAt - clock.now();
    // More is left than we ever give where digits of the number were moved into the time.
    if (!(leftMs > 0 && leftMs <= CHALLENGE_MS)) return false;
    // The same solution can be written in many ways; its signature in one.
    return singleUse.spend(brand.id, { kind: 'humanCheck', secret: signatureOf(solution), expiresAt });
  }

  return {
    /** Whether the brand uses captchas. */
    hasCaptcha: ({ settings: { switches } }: Brand): boolean => switches.captcha || switches.captchaCheck,

    /** A new picture as base64 PNG; a cookie identifies it. */
    async drawCaptcha({ brand, cookies }: Visit): Promise<string> {
      const answer = settings.captchaFixed ?? newAnswer();
      const { secret } = await singleUse.issue(brand.id, {
        kind: 'captcha',
        data: { answer: answer.toLowerCase() },
        lastsMs: CAPTCHA_MS,
      });
      cookies.set('captcha', secret, { maxAgeSeconds: CAPTCHA_MS / 1000 });
      // Loaded when the first captcha is drawn.
      const { renderAsync } = await import('@resvg/resvg-js');
      const picture = await renderAsync(drawText(answer, CAPTCHA_PICTURE), {
        fitTo: { mode: 'zoom', value: 2 },
      });
      return picture.asPng().toString('base64');
    },

    /** Refuses a wrong answer; the picture is used up either way. */
    async requireCaptcha({ brand, cookies }: Visit, answer: string | undefined): Promise<void> {
      const secret = cookies.read('captcha');
      const kept = secret ? await singleUse.take(brand.id, { kind: 'captcha', secret }) : null;
      if (!kept || !answer || kept.answer !== answer.trim().toLowerCase())
        throw new Refusal('wrong_captcha', { captcha: true });
    },

    async challenge({ brand }: Pick<Visit, 'brand'>) {
      const expires = new Date(clock.now() + CHALLENGE_MS);
      const challenge = await createChallenge({ hmacKey: keyOf(brand), maxnumber, expires });
      return {
        algorithm: 'SHA-256' as const,
        challenge: challenge.challenge,
        maxnumber,
        salt: challenge.salt,
        signature: challenge.signature,
        isOff: settings.isHumanCheckOff,
      };
    },

    /** Refuses a missing, wrong or reused proof of work. */
    async requireWork({ brand }: Visit, solution: string | undefined): Promise<void> {
      if (settings.isHumanCheckOff) return;
      if (!solution || !(await hasSolved(brand, solution))) throw new Refusal('human_check_failed');
    },
  };
}

function newAnswer(): string {
  return readableLetters(CAPTCHA_LENGTH, CAPTCHA_ALPHABET);
}

/** Of a verified solution. */
const signatureOf = (solution: string): string =>
  String((JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as { signature: unknown }).signature);

async function verifies(solution: string, hmacKey: string): Promise<boolean> {
  try {
    // Its own expiry check does not use our clock.
    return await verifySolution(solution, hmacKey, false);
  } catch {
    // A malformed solution counts as missing.
    return false;
  }
}
