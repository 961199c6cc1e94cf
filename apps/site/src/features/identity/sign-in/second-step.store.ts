import { CallRefused } from '@parlour/client';
import { create } from 'zustand';

/** In memory only: stands for the first step of a sign-in until the code is given. */
export const useSecondStep = create<{ challenge: string | null }>(() => ({ challenge: null }));

export function keepChallenge(challenge: string | null): void {
  useSecondStep.setState({ challenge });
}

/** Whether the first step was right and the second factor is asked for; the login page then shows the second step. */
export function isSecondStep(error: unknown): boolean {
  if (!(error instanceof CallRefused) || error.code !== 'second_step_needed') return false;
  keepChallenge(String(error.value.challenge));
  return true;
}
