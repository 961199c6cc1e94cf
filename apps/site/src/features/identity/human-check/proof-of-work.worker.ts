import { type Challenge, solveProofOfWork } from './proof-of-work.rules.ts';

/** Off the page's thread, so that typing stays smooth while it works. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveProofOfWork(data).then((number) => postMessage(number));
});
