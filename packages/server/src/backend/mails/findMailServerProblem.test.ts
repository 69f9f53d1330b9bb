import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { findMailServerProblem } from './findMailServerProblem.ts';

/** Runs a mail server without encryption. */
async function listen() {
  const talk = (socket: Socket) => {
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      socket.write(line.startsWith('STARTTLS') ? '502 not here\r\n' : '250 fine\r\n');
    });
  };
  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const from = 'bonjour@site.example';

test('a mail server that takes mails has no problem', async () => {
  const { server, host } = await listen();
  expect(await findMailServerProblem({ url: `smtp://${host}`, from })).toBeNull();
  server.close();
});

test('a password is not sent without encryption, and the line does not show it', async () => {
  const { server, host } = await listen();
  const problem = await findMailServerProblem({ url: `smtp://lively:zut@${host}`, from });
  server.close();
  expect(problem).toMatch(
    /^The mail server [\d.:]+ cannot be used: 502 not here\. No mail[^\n]*, or correct SMTP_URL\.$/,
  );
  expect(problem).not.toContain('zut');
});

test('a host that does not answer is named with the reason', async () => {
  expect(await findMailServerProblem({ url: 'smtp://127.0.0.1:1', from })).toMatch(
    /^The mail server 127\.0\.0\.1:1 cannot be used: [^\n]*ECONNREFUSED[^\n]*\.$/,
  );
});
