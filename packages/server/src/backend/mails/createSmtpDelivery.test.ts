import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpDelivery } from './createSmtpDelivery';

const mail = { to: 'zoe@exemple.fr', subject: 'Bienvenue', text: 'Bonjour', html: '<p>Bonjour', sentAt: '' };

/** Implements the part of RFC 5321 that one mail needs. */
function talk(socket: Socket, take: (mail: string) => void): void {
  let data: string | undefined;
  socket.write('220 ready\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\r\n').slice(0, -1)) {
      if (data === undefined) {
        socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n');
        if (line === 'DATA') data = '';
      } else if (line === '.') {
        take(data);
        data = undefined;
        socket.write('250 taken\r\n');
      } else data += `${line}\n`;
    }
  });
}

test('a mail reaches the server with the address of the site as sender', async () => {
  const taken = Promise.withResolvers<string>();
  const server = createServer((socket) => talk(socket, taken.resolve)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const deliver = await createSmtpDelivery({ url: `smtp://127.0.0.1:${port}`, from: 'bonjour@site.example' });
  await deliver(mail);
  const text = await taken.promise;
  server.close();
  expect(text).toContain('From: Lively <bonjour@site.example>');
  expect(text).toContain('To: zoe@exemple.fr');
});

test('a hostile address or subject reaches no other mailbox and adds no header', async () => {
  const recipients: string[] = [];
  const taken: string[] = [];
  const server = createServer((socket) => {
    talk(socket, (text) => taken.push(text));
    socket.on('data', (text) => {
      recipients.push(...(String(text).match(/^RCPT TO:.*/gm) ?? []));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const deliver = await createSmtpDelivery({ url: `smtp://127.0.0.1:${port}`, from: 'bonjour@site.example' });
  for (const to of ['a<box@gmail.com', 'Box <box@gmail.com>', 'x@y.example, box@gmail.com', 'b(c)ox@gmail.com'])
    await deliver({ ...mail, to }).catch(() => {});
  const subject = 'Bonjour\r\nBcc: box@gmail.com\r\n\r\n<p>';
  await deliver({ ...mail, subject });
  server.close();
  expect(recipients.join('\n')).not.toMatch(/RCPT TO:<box@gmail\.com>/);
  expect(recipients.at(-1)).toContain('RCPT TO:<zoe@exemple.fr>');
  expect(taken.at(-1)).toContain('Subject: Bonjour Bcc: box@gmail.com <p>');
  expect(taken.at(-1)).not.toMatch(/^Bcc:/m);
});

test('the error of a mail contains its reason but not its recipient', async () => {
  const deliver = await createSmtpDelivery({ url: 'smtp://127.0.0.1:1', from: 'bonjour@site.example' });
  const failed = expect(deliver(mail)).rejects;
  await failed.toThrow(/^A mail could not be sent: [^\n]*ECONNREFUSED[^\n]*$/);
  await failed.not.toThrow(mail.to);
});
