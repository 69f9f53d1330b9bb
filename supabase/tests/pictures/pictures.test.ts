import { describe, expect } from 'vitest';
import { attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, stranger } from '../people.ts';

const upload = (bucket: string, name: string) =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`;

describe('pictures', () => {
  for (const extension of ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif']) {
    databaseTest(`a user can add a .${extension} to their own folder of both buckets`, async (session) => {
      const name = `${owner.id}/1800000000000.${extension}`;
      expect(await attempt(session, owner, upload('avatars', name))).toBe('allowed');
      expect(await attempt(session, owner, upload('event-images', name))).toBe('allowed');
    });
  }

  const refusedNames = [
    `${stranger.id}/1800000000000.png`,
    `${owner.id.toUpperCase()}/1800000000000.png`,
    `${owner.id}/1800000000000.svg`,
    `${owner.id}/1800000000000.html`,
    `${owner.id}/1800000000000.PNG`,
    `${owner.id}/1800000000000.png.html`,
    `${owner.id}/1800000000000`,
    `${owner.id}/photo.png`,
    `${owner.id}/17.png`,
    `${owner.id}/album/1800000000000.png`,
    `${owner.id}/../${stranger.id}/1800000000000.png`,
    `${owner.id}/%2e%2e/1800000000000.png`,
    `${owner.id}\\1800000000000.png`,
    `/${owner.id}/1800000000000.png`,
    `x/${owner.id}/1800000000000.png`,
    `${owner.id}/1800000000000.png\n`,
    '1800000000000.png',
    '',
  ];
  for (const name of refusedNames) {
    databaseTest(`the name ${JSON.stringify(name)} is refused`, async (session) => {
      expect(await attempt(session, owner, upload('avatars', name))).toBe('refused');
    });
  }

  databaseTest('another bucket accepts no picture', async (session) => {
    await session.query(`insert into storage.buckets (id, name) values ('other', 'other')`);
    expect(await attempt(session, owner, upload('other', `${owner.id}/1800000000000.png`))).toBe('refused');
    const move = `update storage.objects set bucket_id = 'other'`;
    expect(await attempt(session, owner, move)).toBe('refused');
  });

  databaseTest('both buckets accept pictures of 10 MB and are public', async (session) => {
    const { rows } = await session.query(`
      select id, public, file_size_limit::integer, allowed_mime_types from storage.buckets order by id
    `);
    const limits = {
      public: true,
      file_size_limit: 10 * 1024 * 1024,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
    };
    expect(rows).toEqual([
      { id: 'avatars', ...limits },
      { id: 'event-images', ...limits },
    ]);
  });
});
