import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Connect } from 'vite';

/** Lets a Connect server answer with a function of the web platform. */
export function toMiddleware(fetch: (request: Request) => Promise<Response>): Connect.NextHandleFunction {
  return async (incoming, outgoing, next) => {
    try {
      const response = await fetch(toRequest(incoming));
      outgoing.statusCode = response.status;
      // The answer's own word stands alone: the server has set its defaults before, and appending would say both.
      for (const name of response.headers.keys()) outgoing.removeHeader(name);
      for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
      if (response.body) await pipeline(Readable.from(response.body), outgoing);
      else outgoing.end();
      // What is left of a body that was too large is read to nowhere: cutting the line would cut the answer off too.
      incoming.resume();
    } catch (error) {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else next(error);
    }
  };
}

function toRequest(incoming: Connect.IncomingMessage): Request {
  const { method = 'GET', headers, socket, originalUrl = '/' } = incoming;
  const hasBody = !['GET', 'HEAD'].includes(method);
  const body = hasBody ? { body: toStream(incoming), duplex: 'half' } : {};
  const copied = Object.entries(headers).filter(
    ([name]) => !/^(:|connection$|keep-alive$|transfer-encoding$|expect$)/.test(name),
  );
  const request = new Request(new URL(originalUrl, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: copied.map(([name, value]): [string, string] => [name, String(value)]),
    ...body,
  });
  // Who asks is who is connected: no proxy stands before this server, so what a client says of itself is worth nothing.
  request.headers.set('x-forwarded-for', socket.remoteAddress ?? '');
  return request;
}

function toStream(incoming: Connect.IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
