import { type Challenge, solveProofOfWork } from './proof-of-work.rules.ts';

/** Runs off the page's thread, so that typing stays smooth. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveProofOfWork(data).then((number) => postMessage(number));
});
