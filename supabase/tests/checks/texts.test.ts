import { describe, expect } from 'vitest';
import { eventTexts } from '../../../packages/engine/src/events/eventTexts.ts';
import { dropForbiddenCharacters } from '../../../packages/engine/src/text/dropForbiddenCharacters.ts';
import { attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { ownedEvent } from '../fillTables.ts';
import { owner } from '../people.ts';

/** Texts without a visible character, by their kind. */
const invisible: [what: string, text: string][] = [
  ['spaces', '   '],
  ['no-break spaces', '\u00A0\u202F'],
  ['zero-width spaces', '\u200B\u200B'],
  ['joiners', '\u200C\u200D'],
  ['marks of direction', '\u200E\u200F\u202E\u2066'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['combining accents', '\u0301\u0302\u20DD'],
  ['a space with an accent', ' \u0301'],
  ['variation selectors', '\uFE0F\u{E0100}'],
  ['fillers', '\u3164\u115F\u2800\uFFA0'],
  ['tags of flags', '\u{E0067}\u{E007F}'],
  ['newlines and tabs', '\n\t'],
];

const visible: [what: string, text: string][] = [
  ['a letter', 'a'],
  ['an accent on a letter', 'e\u0301'],
  ['a family', '👩\u200D👩\u200D👧'],
  ['a heart', '❤\uFE0F'],
  ['Arabic', 'حفلة'],
  ['Chinese', '音乐会'],
  ['Hindi', 'हिन्दी'],
  ['a dash', '—'],
  ['markup', '<script>alert(1)</script>'],
  ['a visible character between invisible ones', '\u200Bx\u200B'],
];

const set = (column: string, value: string) =>
  `update public.events set ${column} = ${value} where id = '${ownedEvent}'`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

describe('names', () => {
  for (const control of [
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\n',
    '\t',
  ]) {
    const name = `Zo${control}é`;
    databaseTest(`a name with the control ${JSON.stringify(name)} is refused`, async (session) => {
      expect(await attempt(session, owner, `update public.profiles set full_name = ${literal(name)}`)).toBe(
        'failed 23514',
      );
      expect(await attempt(session, owner, `update public.saved_searches set name = ${literal(name)}`)).toBe(
        'failed 23514',
      );
    });
  }
  databaseTest('a name in Hebrew with a mark of direction is accepted', async (session) => {
    expect(await attempt(session, owner, "update public.profiles set full_name = 'נועה\u200F כהן'")).toBe('allowed');
  });
  databaseTest('a sign-up with such a name keeps the name without the control', async (session) => {
    await session.query(
      `insert into auth.users (id, email, raw_user_meta_data)
       values ('00000000-0000-4000-8000-0000000000e1', 'bidi@exemple.fr', '{"full_name": "Zo\u202Eé"}')`,
    );
    const { rows } = await session.query(
      `select full_name from public.profiles where id = '00000000-0000-4000-8000-0000000000e1'`,
    );
    expect(rows).toEqual([{ full_name: 'Zoé' }]);
  });
});

describe('texts', () => {
  for (const [what, text] of invisible) {
    databaseTest(`a text of ${what} is refused as title, place, name and tag`, async (session) => {
      expect(await attempt(session, owner, set('title', literal(text)))).toBe('failed 23514');
      expect(await attempt(session, owner, set('location', literal(text)))).toBe('failed 23514');
      expect(await attempt(session, owner, `update public.profiles set full_name = ${literal(text)}`)).toBe(
        'failed 23514',
      );
      const like = `insert into public.user_preferences (tag) values (${literal(text)})`;
      expect(await attempt(session, owner, like)).toBe('failed 23514');
    });
  }

  for (const text of Object.values(eventTexts)) {
    if (!('isTyped' in text) || 'isUrl' in text) continue;
    databaseTest(`${text.column} of an event cannot contain a control character`, async (session) => {
      expect(await attempt(session, owner, set(text.column, "E'a\\u0007b'"))).toBe('failed 23514');
      expect(await attempt(session, owner, set(text.column, "E'a\\nb'"))).toBe('allowed');
    });
  }

  for (const [what, text] of visible) {
    databaseTest(`${what} is accepted as a title`, async (session) => {
      expect(await attempt(session, owner, set('title', literal(text)))).toBe('allowed');
    });
  }

  databaseTest('a text is clean exactly if the engine drops nothing of it', async (session) => {
    const codes = [
      0x7e, 0x7f, 0x80, 0x85, 0x9f, 0x2028, 0xd7ff, 0xe000, 0xfdd0, 0xfffd, 0xfffe, 0xffff, 0x1fffe, 0x10ffff,
    ];
    for (let code = 1; code <= 0x20; code += 1) codes.push(code);
    const { rows } = await session.query(
      `select code, private.is_clean_text('a' || chr(code)) as is_clean from unnest($1::integer[]) as code`,
      [codes],
    );
    const kept = codes.filter((code) => dropForbiddenCharacters(String.fromCodePoint(code)) !== '');
    expect(rows.filter(({ is_clean }) => is_clean).map(({ code }) => code)).toEqual(kept);
  });

  databaseTest('no text can contain a lone surrogate', async (session) => {
    for (const escaped of ['\\ud800', 'x\\udc00y'])
      expect(await attempt(session, owner, set('title', `'{"a":"${escaped}"}'::jsonb ->> 'a'`))).toMatch(
        /^failed 22P0/,
      );
  });

  const columns = [
    'title',
    'location',
    'subcategory',
    'venue',
    'full_address',
    'price',
    'organizer',
    'description',
    'original_date',
  ];
  for (const column of columns) {
    databaseTest(`${column} can contain no control character except newline and tab`, async (session) => {
      for (let code = 1; code <= 0x7f; code = code === 0x1f ? 0x7f : code + 1) {
        const isKept = code === 0x09 || code === 0x0a;
        const outcome = await attempt(session, owner, set(column, `'a' || chr(${code}) || 'b'`));
        expect([code, outcome]).toEqual([code, isKept ? 'allowed' : 'failed 23514']);
      }
      expect(await attempt(session, owner, set(column, `'a' || chr(65534)`))).toBe('failed 23514');
      expect(await attempt(session, owner, set(column, `chr(65535) || 'b'`))).toBe('failed 23514');
    });
  }

  for (const column of ['features', 'lineup']) {
    databaseTest(`${column} can contain no control character`, async (session) => {
      expect(await attempt(session, owner, set(column, `array['a', 'b' || chr(7)]`))).toBe('failed 23514');
      expect(await attempt(session, owner, set(column, `array['a', 'b']`))).toBe('allowed');
    });
  }

  databaseTest('an invalid name does not refuse the sign-up', async (session) => {
    const signUp = async (name: string) => {
      const id = crypto.randomUUID();
      await session.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2::jsonb)', [
        id,
        JSON.stringify({ full_name: name }),
      ]);
      return (await session.query('select full_name from public.profiles where id = $1', [id])).rows;
    };
    expect(await signUp('\u200B\u200B')).toEqual([{ full_name: null }]);
    expect(await signUp('Zo\u0007é\uffff')).toEqual([{ full_name: 'Zoé' }]);
  });
});
