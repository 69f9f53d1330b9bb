import { describe, expect } from 'vitest';
import { attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { importer, owner, stranger } from '../people.ts';

describe('profiles', () => {
  const names: [sentence: string, metadata: string | null, fullName: string | null][] = [
    ['a sign-up creates a profile with its name', '{"full_name": "Zoé Petit"}', 'Zoé Petit'],
    ['the spaces around the name are removed', '{"full_name": "  Zoé  "}', 'Zoé'],
    ['a name of spaces is ignored', '{"full_name": "   "}', null],
    ['a name that is a number is stored as text', '{"full_name": 7}', '7'],
    [
      'a name that is too long is cut, and the sign-up succeeds',
      `{"full_name": "${'é'.repeat(150)}"}`,
      'é'.repeat(100),
    ],
    ['a sign-up without a name creates a profile without a name', '{}', null],
    ['a sign-up without data creates a profile', null, null],
    ['a name in two scripts is unchanged', '{"full_name": "ليلى 👩‍🎤 O’Brien"}', 'ليلى 👩‍🎤 O’Brien'],
  ];
  for (const [sentence, metadata, fullName] of names) {
    databaseTest(sentence, async (session) => {
      expect(await signUp(session, metadata)).toEqual([{ full_name: fullName }]);
    });
  }

  databaseTest('a profile is deleted with its account', async (session) => {
    await session.query(`delete from auth.users where id = '${owner.id}'`);
    expect((await session.query('select from public.profiles')).rows).toEqual([]);
  });

  databaseTest('two users cannot have the same username in any case', async (session) => {
    await session.query(`insert into public.profiles (id, username) values ('${stranger.id}', 'lea')`);
    expect(await attempt(session, owner, `update public.profiles set username = 'LEA'`)).toBe('failed 23505');
    expect(await attempt(session, owner, `update public.profiles set username = 'lea.martin'`)).toBe('allowed');
    expect(await attempt(session, owner, `update public.profiles set username = null`)).toBe('allowed');
  });

  const changes: [sentence: string, change: string, outcome: string][] = [
    ['a username of two letters is refused', `username = 'ab'`, 'failed 23514'],
    ['a username with a space is refused', `username = 'lea martin'`, 'failed 23514'],
    ['a username with an at sign is refused', `username = '@lea'`, 'failed 23514'],
    ['a name of 100 characters is accepted', `full_name = repeat('é', 100)`, 'allowed'],
    ['a name of 101 characters is refused', `full_name = repeat('é', 101)`, 'failed 23514'],
    ['a biography of 1,000 characters is accepted', `bio = repeat('x', 1000)`, 'allowed'],
    ['a biography of 1,001 characters is refused', `bio = repeat('x', 1001)`, 'failed 23514'],
    ['a place of 101 characters is refused', `location = repeat('x', 101)`, 'failed 23514'],
    ['an https picture is accepted', `avatar_url = 'https://images.example/1.webp'`, 'allowed'],
    ['a script as a picture is refused', `avatar_url = 'javascript:alert(1)'`, 'failed 23514'],
  ];
  for (const [sentence, change, outcome] of changes) {
    databaseTest(sentence, async (session) => {
      expect(await attempt(session, owner, `update public.profiles set ${change}`)).toBe(outcome);
    });
  }

  databaseTest('the importer can read profiles', async (session) => {
    expect(await attempt(session, importer, 'select from public.profiles')).toBe('allowed');
  });
});

async function signUp(session: Session, metadata: string | null) {
  const id = crypto.randomUUID();
  await session.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2::jsonb)', [id, metadata]);
  const { rows } = await session.query('select full_name from public.profiles where id = $1', [id]);
  return rows;
}
