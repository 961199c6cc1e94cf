import { WebSocketServer } from 'ws';

/** The reference: a bare `ws` server that keeps its connections. It prints its port. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', () => {});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(address?.port);
});
