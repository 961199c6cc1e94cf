type ReadMail = { messageId: string | null; subject: string; text: string };

/**
 * Parses the source of a mail: the headers that are shown, and a single-part body, which is what the platform sends.
 */
export function readMail(source: Buffer): ReadMail {
  // Latin-1 preserves every byte until the body's charset is known.
  const [head = '', ...body] = source.toString('latin1').split(/\r?\n\r?\n/);
  const headers = readHeaders(head);
  return {
    messageId: headers.get('message-id') ?? null,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: decodeBody(body.join('\n\n'), headers.get('content-transfer-encoding') ?? '').replace(
      /\r\n/g,
      '\n',
    ),
  };
}

function readHeaders(head: string): Map<string, string> {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    unfolded.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

function decodeBody(body: string, encoding: string): string {
  const bytes = { base64: fromBase64, 'quoted-printable': fromQuotedPrintable }[encoding.toLowerCase()];
  return (bytes?.(body) ?? Buffer.from(body, 'latin1')).toString('utf8');
}

/** RFC 2047: `=?UTF-8?B?...?=`; the space between two of them is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, coded: string) =>
      (kind.toLowerCase() === 'b'
        ? fromBase64(coded)
        : fromQuotedPrintable(coded.replaceAll('_', ' '))
      ).toString('utf8'),
    );
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}

function fromQuotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
