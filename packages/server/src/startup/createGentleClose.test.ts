import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createGentleClose } from './createGentleClose';

test('a running request is answered, and connections without a request are cut', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => asked.resolve(response));
  const close = createGentleClose(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (said: string) => {
    const client = connect({ host: '127.0.0.1', port });
    client.on('error', () => {});
    await once(client, 'connect');
    client.write(said);
    return client;
  };
  const silent = [await open(''), await open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')];
  const running = await open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await asked.promise;

  const closed = close();
  await Promise.all(silent.map((client) => client.closed || once(client.resume(), 'close')));
  answer.end('answer');
  expect(await text(running)).toMatch(/^HTTP\/1\.1 200[\s\S]*answer/);
  await closed;
});
