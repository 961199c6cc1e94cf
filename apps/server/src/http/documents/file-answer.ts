import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A download: sent as it is made, under a name of its own. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;

  constructor({ name, type, content }: { name: string; type: string; content: Readable }) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

export function sendFile(reply: FastifyReply, { name, type, content }: FileAnswer): void {
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content);
}
