import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/*
 * A small load balancer in a separate process. It sends requests in turn to the servers whose ports are its arguments. A server
 * that refuses a connection is skipped for a second. A read without an answer is sent again to another server, as Caddy and nginx
 * do; a write only if it was not sent. Prints its port. A message cuts every connection to the servers.
 */
interface Upstream {
  readonly port: number;
  restsUntil: number;
}

/** Milliseconds. */
const [rest, answerLimit] = [1_000, 30_000];
const upstreams: Upstream[] = process.argv.slice(2).map((port) => ({ port: Number(port), restsUntil: 0 }));
let agent = newAgent();
let turn = 0;

const server = createServer((question, answer) => {
  const chunks: Buffer[] = [];
  question.on('data', (chunk: Buffer) => chunks.push(chunk));
  question.on('end', () => pass(question, Buffer.concat(chunks), answer, new Set()));
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
server.keepAliveTimeout = 60_000;
process.on('message', () => {
  const cut = agent;
  agent = newAgent();
  for (const sockets of [cut.sockets, cut.freeSockets])
    for (const socket of Object.values(sockets).flat()) socket?.destroy();
});
process.on('disconnect', () => process.exit());

function newAgent(): Agent {
  return new Agent({ keepAlive: true });
}

function pass(question: IncomingMessage, body: Buffer, answer: ServerResponse, tried: Set<Upstream>): void {
  const upstream = choose(tried);
  if (!upstream) {
    answer.writeHead(502).end();
    return;
  }
  tried.add(upstream);
  let isSent = false;
  const { method = 'GET', url, headers } = question;
  const sent = request({ host: '127.0.0.1', port: upstream.port, method, path: url, headers, agent }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
    received.on('error', () => answer.destroy());
  });
  sent.setTimeout(answerLimit, () => sent.destroy(new Error('The server does not answer.')));
  sent.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => (isSent = true));
    else isSent = true;
  });
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) {
      answer.destroy();
      return;
    }
    if (error.code === 'ECONNREFUSED') upstream.restsUntil = performance.now() + rest;
    // A kept connection may be closed at any moment, so the same server is tried again with a new one.
    else if (sent.reusedSocket) tried.delete(upstream);
    if (method === 'GET' || !isSent) pass(question, body, answer, tried);
    else answer.writeHead(502).end();
  });
  sent.end(body);
}

function choose(tried: ReadonlySet<Upstream>): Upstream | undefined {
  turn += 1;
  const inTurn = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length] as Upstream);
  const left = inTurn.filter((upstream) => !tried.has(upstream));
  return left.find(({ restsUntil }) => restsUntil < performance.now()) ?? left[0];
}
