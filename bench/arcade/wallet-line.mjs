import { Agent, createServer, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * The connection between a vendor and the wallet, which measures: every bet goes to the wallet and, at the same moment,
 * to a bare route that parses the same body. Called with the origins of both; it prints its port, and `/figures` tells
 * how long each took for every bet, in milliseconds.
 */
const [wallet = '', bare = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** @type {{ ours: number[], bare: number[] }} */
const figures = { ours: [], bare: [] };

/**
 * @param {string} url
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} body
 * @returns {Promise<{ status: number, text: Buffer, ms: number }>}
 */
function send(url, headers, body) {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, { method: 'POST', agent, headers }, async (answer) => {
      const text = await buffer(answer);
      resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - from });
    });
    call.on('error', reject);
    call.end(body);
  });
}

const server = createServer(async (request, reply) => {
  if (request.url === '/figures') {
    reply.end(JSON.stringify(figures));
    return;
  }
  const body = await buffer(request);
  const { 'content-type': type, 'x-hub88-signature': signature } = request.headers;
  const headers = { 'content-type': type, 'x-hub88-signature': signature, 'content-length': body.length };
  const isBet = request.url?.endsWith('/bet') ?? false;
  try {
    const mirrored = isBet ? send(bare, /** @type {never} */ (headers), body) : null;
    const answer = await send(wallet + request.url, /** @type {never} */ (headers), body);
    if (mirrored) {
      figures.ours.push(answer.ms);
      figures.bare.push((await mirrored).ms);
    }
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text);
  } catch {
    // As if the connection were cut: the vendor asks again.
    reply.destroy();
  }
});
server.listen(0, '127.0.0.1', () => {
  console.log(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
});
