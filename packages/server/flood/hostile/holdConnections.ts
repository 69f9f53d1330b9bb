import type { HostileClient, Outcome } from './HostileClient.ts';

/** Milliseconds between two bytes. */
const pause = 1000;

/** The beginning of a request, and the bytes that follow each second. */
const slowRequests: readonly { readonly begin: string; readonly drip: string }[] = [
  { begin: '', drip: '' },
  { begin: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', drip: 'a' },
  { begin: `${post('/rest/v1/rpc/explore_events', 'application/json', 'Content-Length: 60000')}{"text":"`, drip: 'a' },
  { begin: post('/contact', 'application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'), drip: '1\r\na\r\n' },
];
const wholeRequests = 'GET /explore HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(8);

/**
 * Opens a connection and holds it: without a byte, with half the headers or half a body and one byte per second, or with eight
 * requests at once whose answers are not read.
 */
export async function holdConnections({ connect, count }: HostileClient): Promise<Outcome> {
  const socket = connect();
  const slow = slowRequests[count % (slowRequests.length + 1)];
  const ended = new Promise<Outcome>((end) => {
    socket.on('error', () => end('refused'));
    socket.on('close', () => end('closed'));
    // An answer means that the server gave up before it closed the connection.
    if (slow)
      socket.on('data', (data) => end(Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString('latin1'))?.[1]) || 'closed'));
  });
  socket.write(slow ? slow.begin : wholeRequests);
  const timer = setInterval(() => slow?.drip && socket.write(slow.drip), pause);
  try {
    return await ended;
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
}

function post(path: string, type: string, length: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
}
