import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const account = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bonjour@site.example' };

async function tryMail(parameters: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'tryMail.ts'), ...parameters], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status };
}

test.each([
  [[], account, /^Say who gets the mail[^\n]*\n$/],
  [['zoe'], account, /^Say who gets the mail[^\n]*\n$/],
  [['zoe@exemple.fr'], {}, /^There is no mail server to try: SMTP_URL[^\n]*\n$/],
  [['zoe@exemple.fr'], account, /^The mail server 127\.0\.0\.1:1 cannot be used: [^\n]*ECONNREFUSED[^\n]*\n$/],
])('%j with %j ends with one line', async (parameters, environment, line) => {
  const { stderr, status } = await tryMail(parameters, environment);
  expect(stderr).toMatch(line);
  expect(status).toBe(1);
});

test('one mail reaches the mail server, in every language', async () => {
  let said = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (isData && !/^\.\r$/m.test(part)) return;
      isData = part.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { stdout, status } = await tryMail(['zoe@exemple.fr'], {
    ...account,
    SMTP_URL: url,
    VITE_SITE_URL: 'https://site.example',
  });
  server.close();
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining('took a mail from bonjour@site.example to zoe@exemple.fr'),
  ]);
  expect(said).toContain('RCPT TO:<zoe@exemple.fr>');
  expect(said.match(/https:\/\/site\.example/g)).toHaveLength(3);
});
