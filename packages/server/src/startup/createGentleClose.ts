import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function that closes a server: requests that have arrived are answered, and connections without one are cut. A browser
 * opens connections for later, and `closeIdleConnections` of Node knows only those that had a request: the server would wait
 * for the others until it is killed, with its data open.
 */
export function createGentleClose(server: Server): () => Promise<void> {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return () =>
    new Promise((closed) => {
      // An answered connection ends at once, instead of being kept alive.
      server.keepAliveTimeout = 1;
      server.close(() => closed());
      server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    });
}
