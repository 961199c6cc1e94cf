import type { FastifyReply } from 'fastify';

/** What another company's protocol expects for an answer: that word, and nothing around it. */
export class WordAnswer {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }
}

export function sendWord(reply: FastifyReply, { word }: WordAnswer): void {
  reply.type('text/plain; charset=utf-8').send(word);
}
