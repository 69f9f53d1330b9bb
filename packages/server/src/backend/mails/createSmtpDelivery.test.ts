import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** Sends a mail from a site with a branding and with `MAIL_FROM`, and returns the sender that mail software reads. */
async function readSender(branding: object): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-sender-'));
  const taken = Promise.withResolvers<string>();
  const server = createServer((socket) => talk(socket, taken.resolve)).listen(0, '127.0.0.1');
  onTestFinished(async () => {
    server.close();
    vi.unstubAllEnvs();
    vi.resetModules();
    await rm(folder, { recursive: true });
  });
  await once(server, 'listening');
  const address = server.address();
  await writeFile(join(folder, 'branding.json'), JSON.stringify(branding));
  // Modules read the branding while they are loaded.
  vi.stubEnv('LIVELY_BRANDING', join(folder, 'branding.json'));
  vi.resetModules();
  (await import('../../settings/branding/branding.ts')).assertBranding();
  const port = typeof address === 'object' && address ? address.port : 0;
  const delivery = await import('./createSmtpDelivery');
  await (await delivery.createSmtpDelivery({ url: `smtp://127.0.0.1:${port}`, from: 'bonjour@site.example' }))(mail);
  return /^From: (.*(?:\n .*)*)$/m.exec(await taken.promise)?.[1];
}

test.each([
  [{ name: 'Agenda de Brive', sender: 'Mairie de Brive' }, 'Mairie de Brive <bonjour@site.example>'],
  [{ name: 'Agenda de Brive' }, 'Agenda de Brive <bonjour@site.example>'],
  [{ name: 'Agenda', sender: 'Box <box@gmail.com>, Brive' }, '"Box <box@gmail.com>, Brive" <bonjour@site.example>'],
  [{ name: 'Agenda', sender: 'La « "Ville" » \\' }, /^=\?UTF-8\?\S+\?= <bonjour@site\.example>$/],
  [{ name: 'Agenda', sender: 'Brive" <box@gmail.com>' }, '"Brive\\" <box@gmail.com>" <bonjour@site.example>'],
])('the setting gives the address of the sender, the branding its name: %j', async (branding, sender) => {
  const read = await readSender(branding);
  if (typeof sender === 'string') expect(read).toBe(sender);
  else expect(read).toMatch(sender);
});

test.each(['Brive\r\nBcc: box@gmail.com', 'Brive\u2028Bcc: box@gmail.com'])(
  'a name of the sender adds no header: %j',
  async (sender) => {
    const read = await readSender({ name: 'Agenda', sender }).catch((error: Error) => error.message);
    expect(read).toMatch(/sender|<bonjour@site\.example>$/);
    expect(read).not.toMatch(/^Bcc:/m);
  },
);

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
