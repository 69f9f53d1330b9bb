import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, type Person, stranger, unconfirmed } from '../people.ts';

const replaceCategories = (preferences: unknown) =>
  `select public.replace_event_preferences('${JSON.stringify(preferences)}')`;
const replaceTags = (tags: readonly string[]) =>
  `select public.replace_user_preferences(array[${tags.map((tag) => `'${tag}'`)}]::text[])`;

describe('replacing preferences', () => {
  databaseTest('replaces the old preferences', async (session) => {
    const chosen = [
      { category: 'sport', subcategory: null },
      { category: 'sport', subcategory: 'rugby' },
    ];
    await act(session, owner, replaceCategories(chosen));
    expect(await readCategories(session, owner)).toEqual(['sport ', 'sport rugby']);

    await act(session, owner, replaceTags(['Rock', 'Yoga']));
    expect(await readTags(session, owner)).toEqual(['Rock', 'Yoga']);
  });

  databaseTest('keeps the preferences of other users', async (session) => {
    await act(session, stranger, replaceCategories([{ category: 'arts' }]));
    await act(session, stranger, replaceTags(['Yoga']));
    expect(await readCategories(session, owner)).toEqual(['concert jazz']);
    expect(await readTags(session, owner)).toEqual(['Jazz']);
    expect(await readCategories(session, stranger)).toEqual(['arts ']);
  });

  databaseTest('removes all preferences for an empty list', async (session) => {
    await act(session, owner, replaceCategories([]));
    await act(session, owner, replaceTags([]));
    expect(await readCategories(session, owner)).toEqual([]);
    expect(await readTags(session, owner)).toEqual([]);
  });

  databaseTest('stores each preference once, even a whole category', async (session) => {
    const twice = [{ category: 'sport' }, { category: 'sport', subcategory: null }, { category: 'sport' }];
    await act(session, owner, replaceCategories(twice));
    await act(session, owner, replaceTags(['Rock', 'Rock']));
    expect(await readCategories(session, owner)).toEqual(['sport ']);
    expect(await readTags(session, owner)).toEqual(['Rock']);
  });

  const badChoices: [sentence: string, statement: string, outcome: string][] = [
    ['an unknown category', replaceCategories([{ category: 'arts' }, { category: 'nonsense' }]), 'failed 23514'],
    ['an entry without a category', replaceCategories([{ category: 'arts' }, {}]), 'failed 23502'],
    ['an empty subcategory', replaceCategories([{ category: 'arts', subcategory: ' ' }]), 'failed 23514'],
    [
      'a subcategory that is too long',
      replaceCategories([{ category: 'arts', subcategory: 'x'.repeat(61) }]),
      'failed 23514',
    ],
    ['an entry that is not an object', replaceCategories(['arts']), 'failed 22023'],
    ['a value that is not a list', replaceCategories('arts'), 'failed 22023'],
    [
      'a hundred and one subcategories',
      replaceCategories(Array.from({ length: 101 }, (_, index) => ({ category: 'arts', subcategory: `s${index}` }))),
      'failed 23514',
    ],
    ['an empty tag', replaceTags(['Rock', ' ']), 'failed 23514'],
    ['a tag that is too long', replaceTags(['x'.repeat(101)]), 'failed 23514'],
    ['a hundred and one tags', replaceTags(Array.from({ length: 101 }, (_, index) => `t${index}`)), 'failed 23514'],
  ];
  for (const [what, statement, outcome] of badChoices) {
    databaseTest(`refuses ${what} and keeps the old preferences`, async (session) => {
      await expect(act(session, owner, statement)).rejects.toThrow();
      expect(await attempt(session, owner, statement)).toBe(outcome);
      expect(await readCategories(session, owner)).toEqual(['concert jazz']);
      expect(await readTags(session, owner)).toEqual(['Jazz']);
    });
  }

  databaseTest('accepts a hundred tags', async (session) => {
    const tags = Array.from({ length: 100 }, (_, index) => `t${index}`);
    await act(session, owner, replaceTags(tags));
    expect(await readTags(session, owner)).toHaveLength(100);
  });

  databaseTest('accepts at most a hundred tags, even one by one', async (session) => {
    const tags = Array.from({ length: 100 }, (_, index) => `t${index}`);
    await act(session, owner, replaceTags(tags));
    expect(await attempt(session, owner, `insert into public.user_preferences (tag) values ('Rock')`)).toBe(
      'failed 23514',
    );
  });

  databaseTest('is refused without a confirmed address', async (session) => {
    expect(await attempt(session, unconfirmed, replaceCategories([{ category: 'arts' }]))).toBe('refused');
    expect(await attempt(session, unconfirmed, replaceTags(['Rock']))).toBe('refused');
    expect(await attempt(session, unconfirmed, `insert into public.user_preferences (tag) values ('Rock')`)).toBe(
      'refused',
    );
    expect(await attempt(session, unconfirmed, `insert into public.event_preferences (category) values ('arts')`)).toBe(
      'refused',
    );
  });
});

async function readCategories(session: Session, person: Person): Promise<unknown[]> {
  const read = `select category || ' ' || coalesce(subcategory, '') as chosen from public.event_preferences order by 1`;
  return (await act(session, person, read)).rows.map(({ chosen }) => chosen);
}

async function readTags(session: Session, person: Person): Promise<unknown[]> {
  return (await act(session, person, 'select tag from public.user_preferences order by tag')).rows.map(
    ({ tag }) => tag,
  );
}
