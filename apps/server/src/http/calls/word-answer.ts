import type { FastifyReply } from 'fastify';

/** An answer that another company's protocol expects: this word, and nothing around it. */
export class WordAnswer {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }
}

export function sendWord(reply: FastifyReply, { word }: WordAnswer): void {
  reply.type('text/plain; charset=utf-8').send(word);
}
