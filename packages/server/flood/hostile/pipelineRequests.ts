import type { HostileClient, Outcome } from './HostileClient.ts';

const requests = 'GET /faq HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(300);
/** Milliseconds until the client leaves without having read everything. */
const patience = 2_000;

/** Sends three hundred requests for a static page in one packet, and reads what is answered. */
export function pipelineRequests({ connect }: HostileClient): Promise<Outcome> {
  return new Promise((end) => {
    const socket = connect();
    const timer = setTimeout(() => {
      end('abandoned');
      socket.destroy();
    }, patience);
    socket.on('error', () => end('closed'));
    socket.on('close', () => {
      clearTimeout(timer);
      end('closed');
    });
    socket.resume();
    socket.write(requests);
  });
}
