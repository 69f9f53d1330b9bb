import { describe, expect } from 'vitest';
import { attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { ownedEvent } from '../fillTables.ts';
import { owner } from '../people.ts';

const refused = [
  'http://images.example/1.png',
  'https://localhost/1.png',
  'https://LOCALHOST/1.png',
  'https://localhost./1.png',
  'https://app.localhost/1.png',
  'https://127.0.0.1/1.png',
  'https://127.1/1.png',
  'https://2130706433/1.png',
  'https://0x7f.0.0.1/1.png',
  'https://0x7f000001/1.png',
  'https://0177.0.0.1/1.png',
  'https://127.0.0.1:8443/1.png',
  'https://0.0.0.0/1.png',
  'https://10.1.2.3/1.png',
  'https://192.168.1.1/admin.png',
  'https://172.16.0.1/1.png',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/1.png',
  'https://[::ffff:127.0.0.1]/1.png',
  'https://printer.local/1.png',
  'https://metadata.google.internal/1.png',
  'https://router.home.arpa/1.png',
  'https://nas.lan/1.png',
  'https://intranet/1.png',
  'https://%6cocalhost/1.png',
  'https://１２７.０.０.１/1.png',
  'https://localhost\\@images.example/1.png',
  'https://images.example@localhost/1.png',
  'https://images..example/1.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
];

const taken = [
  'https://images.example/1.webp?taille=2#x',
  'https://IMAGES.example:8443/1.webp',
  'https://images.example/1.webp#focus=42,100',
  'https://cdn.openagenda.com/main/1.jpg',
  'https://127.0.0.1.images.example/1.png',
  'https://localhost.images.example/1.png',
  'https://local.example/1.png',
  'https://xn--caf-dma.example/1.png',
  'https://my_bucket.s3.example/1.png',
];

const picture = (host: string, path = 'event-images/00000000-0000-4000-8000-00000000000a/1700000000000.png') =>
  `http://${host}/storage/v1/object/public/${path}`;
const thisMachine = [picture('localhost:5173'), picture('127.0.0.1:4173'), `${picture('localhost:5173')}#focus=42,100`];
const neverThisMachine = [
  picture('localhost.evil.example'),
  picture('evil.example'),
  picture('192.168.1.1'),
  picture('localhost:5173', '../../../../admin'),
  picture('localhost:5173', 'event-images/a/1.png'),
  `${picture('localhost:5173')}#other`,
  `${picture('localhost:5173')}#focus=42`,
];

describe('pictures by URL', () => {
  for (const [table, column] of [
    ['events', 'image'],
    ['profiles', 'avatar_url'],
  ] as const) {
    const set = (url: string) =>
      `update public.${table} set ${column} = '${url}'${table === 'events' ? ` where id = '${ownedEvent}'` : ''}`;

    databaseTest(`${table} accepts only https URLs of public hosts`, async (session) => {
      for (const url of [...refused, ...neverThisMachine, ...thisMachine]) {
        expect([url, await attempt(session, owner, set(url))]).toEqual([url, 'failed 23514']);
      }
      for (const url of taken) expect([url, await attempt(session, owner, set(url))]).toEqual([url, 'allowed']);
    });

    databaseTest(`${table} accepts the storage of this machine if the settings allow it`, async (session) => {
      await session.query('update private.settings set local_pictures = true');
      for (const url of thisMachine) expect([url, await attempt(session, owner, set(url))]).toEqual([url, 'allowed']);
      for (const url of [...refused, ...neverThisMachine]) {
        expect([url, await attempt(session, owner, set(url))]).toEqual([url, 'failed 23514']);
      }
    });
  }
});
