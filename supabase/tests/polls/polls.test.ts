import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import {
  draftEvent,
  hiddenEvent,
  importedEvent,
  pollIds,
  pollTokens,
  reportedEvent,
  today,
  untouchedEvent,
} from '../fillTables.ts';
import { owner, type Person, stranger, visitor } from '../people.ts';

interface Poll {
  readonly id: string;
  readonly token: string;
  readonly generation: number;
  readonly is_closed: boolean;
  readonly shows_answers: boolean;
  readonly options: readonly { id: string; day: string | null; is_on: boolean; event: { title: string } | null }[];
  readonly people_count: number;
  readonly people: readonly { name: string; is_me: boolean; answers: Record<string, string> }[];
  readonly me: { name: string; answers: Record<string, string> } | null;
}

const newToken = () => randomBytes(32).toString('base64url');

async function call(session: Session, person: Person, statement: string, parameters: readonly unknown[] = []) {
  const { rows } = await act(session, person, `select ${statement} as poll`, parameters);
  return rows[0]?.poll as Poll;
}
const read = (session: Session, token: string, answerToken: string | null = null, person: Person = visitor) =>
  call(session, person, 'public.read_poll($1, $2)', [token, answerToken]);
const organize = (session: Session, token: string) => call(session, visitor, 'public.organize_poll($1)', [token]);
const create = (session: Session, token: string, options: unknown, person: Person = visitor, hides = false) =>
  call(session, person, 'public.create_poll($1, $2::jsonb, $3)', [token, JSON.stringify(options), hides]);
const answer = (
  session: Session,
  {
    token,
    name = 'Noé',
    answers,
    change = randomUUID(),
    answerToken = null,
    person = visitor,
  }: {
    token: string;
    name?: string;
    answers: unknown;
    change?: string;
    answerToken?: string | null;
    person?: Person;
  },
) =>
  call(session, person, 'public.answer_poll($1, $2, $3::jsonb, $4, $5)', [
    token,
    name,
    JSON.stringify(answers),
    change,
    answerToken,
  ]);

const undated = { event_id: untouchedEvent };
const other = { event_id: reportedEvent };
async function optionOfToday(session: Session) {
  const { rows } = await session.query(`select ${today}::text as day`);
  return { event_id: importedEvent, day: String(rows[0]?.day) };
}

describe('polls', () => {
  databaseTest('a poll can be read only with the token of its friends', async (session) => {
    const poll = await read(session, pollTokens.friends);
    expect(poll.options.map(({ id, event, is_on }) => [id, event?.title, is_on])).toEqual([
      [pollIds.today, 'Visite du phare', true],
      [pollIds.undated, 'Marché de Noël', true],
    ]);
    expect(poll.people).toEqual([
      { name: 'Léa', is_me: false, answers: { [pollIds.today]: 'yes' } },
      { name: 'Zoé', is_me: false, answers: { [pollIds.today]: 'maybe' } },
    ]);
    for (const token of [pollTokens.organizer, pollTokens.answer, newToken(), '', pollIds.poll])
      expect(await read(session, token)).toBeNull();
  });

  databaseTest('the poll for friends contains no token of the organiser or of an answer', async (session) => {
    const { options, ...poll } = await read(session, pollTokens.friends, pollTokens.answer);
    // The creator of an event is public, so the events are excluded.
    const text = JSON.stringify([poll, options.map((option) => ({ ...option, event: null }))]);
    for (const secret of [pollTokens.organizer, pollTokens.answer, pollIds.owner, pollIds.guest])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(`"${owner.id}"`);
    expect(text).not.toMatch(/hash|secret|token/);
  });

  databaseTest('no token is stored', async (session) => {
    for (const table of ['polls', 'poll_people', 'poll_options', 'poll_answers', 'attempts']) {
      const { rows } = await session.query(`select to_jsonb(r)::text as row from private.${table} r`);
      for (const token of Object.values(pollTokens)) expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  databaseTest('a guest is identified by the private link, a user by the session', async (session) => {
    expect((await read(session, pollTokens.friends)).me).toBeNull();
    expect((await read(session, pollTokens.friends, null, stranger)).me).toBeNull();
    expect((await read(session, pollTokens.friends, newToken())).me).toBeNull();
    expect((await read(session, pollTokens.friends, pollTokens.answer)).me?.name).toBe('Zoé');
    expect((await read(session, pollTokens.friends, null, owner)).me?.name).toBe('Léa');
  });

  databaseTest('a creation that is sent twice creates one poll, and the second changes no option', async (session) => {
    const token = newToken();
    const first = await create(session, token, [undated, await optionOfToday(session)]);
    expect(first.options).toHaveLength(2);
    expect(await create(session, token, [undated, other])).toEqual(first);
    expect((await read(session, first.token)).id).toBe(first.id);
  });

  databaseTest('a poll has 2 to 12 options, each a published event on one of its coming days', async (session) => {
    const day = await optionOfToday(session);
    const refused: [options: unknown, code: string][] = [
      [[], '23514'],
      [[undated], '23514'],
      [[undated, undated], '23514'],
      [[undated, { event_id: draftEvent }], '22023'],
      [[undated, { event_id: hiddenEvent }], '22023'],
      [[undated, { event_id: randomUUID() }], '22023'],
      [[undated, { ...undated, day: '2026-12-24' }], '22023'],
      [[undated, { event_id: importedEvent }], '22023'],
      [[undated, { event_id: importedEvent, day: '2001-01-01' }], '22023'],
      [[undated, { event_id: importedEvent, day: '2199-01-01' }], '22023'],
      [[undated, { event_id: 'x' }], '22P02'],
      [{ event_id: untouchedEvent }, '22023'],
      [Array.from({ length: 13 }, () => undated), '22023'],
    ];
    for (const [options, code] of refused)
      await expect(create(session, newToken(), options), JSON.stringify(options)).rejects.toMatchObject({ code });
    expect((await create(session, newToken(), [undated, day, other])).options).toHaveLength(3);
  });

  databaseTest('a weak token creates neither a poll nor an answer', async (session) => {
    const weak = ['', 'a', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}+`, `${'a'.repeat(42)}\n`];
    for (const token of weak) {
      const what = JSON.stringify(token);
      await expect(create(session, token, [undated, other]), what).rejects.toMatchObject({ code: '22023' });
      const answers = { [pollIds.today]: 'yes' };
      await expect(
        answer(session, { token: pollTokens.friends, answers, answerToken: token }),
        what,
      ).rejects.toMatchObject({ code: '22023' });
    }
  });

  databaseTest('an answer changes only its own options', async (session) => {
    const token = pollTokens.friends;
    await answer(session, { token, name: 'Zoé', answers: { [pollIds.undated]: 'no' }, answerToken: pollTokens.answer });
    await answer(session, { token, name: 'Sam', answers: { [pollIds.today]: 'no' }, person: stranger });
    const poll = await answer(session, { token, answers: { [pollIds.today]: 'yes' }, answerToken: newToken() });
    expect(poll.me).toEqual({ name: 'Noé', answers: { [pollIds.today]: 'yes' } });
    const byName = Object.fromEntries(poll.people.map(({ name, answers }) => [name, answers]));
    expect(byName).toEqual({
      Léa: { [pollIds.today]: 'yes' },
      Zoé: { [pollIds.today]: 'maybe', [pollIds.undated]: 'no' },
      Sam: { [pollIds.today]: 'no' },
      Noé: { [pollIds.today]: 'yes' },
    });
  });

  databaseTest('an old change that arrives again does not undo a later one', async (session) => {
    const sent = {
      token: pollTokens.friends,
      name: 'Zoé',
      answerToken: pollTokens.answer,
      answers: { [pollIds.today]: 'no' },
      change: randomUUID(),
    };
    await answer(session, sent);
    await answer(session, { ...sent, answers: { [pollIds.today]: 'yes' }, change: randomUUID() });
    const poll = await answer(session, sent);
    expect(poll.me?.answers).toEqual({ [pollIds.today]: 'yes' });
  });

  databaseTest('an answer requires a token or a session, a name and at least one option', async (session) => {
    const token = pollTokens.friends;
    const answers = { [pollIds.today]: 'yes' };
    const answerToken = newToken();
    await expect(answer(session, { token, answers })).rejects.toMatchObject({ code: '42501' });
    for (const name of ['', '   ', '\u200b', 'a'.repeat(41), 'a\u0007'])
      await expect(answer(session, { token, answers, answerToken, name })).rejects.toMatchObject({ code: '23514' });
    for (const invalid of [{}, { [randomUUID()]: 'yes' }, { x: 'yes' }])
      await expect(answer(session, { token, answers: invalid, answerToken })).rejects.toMatchObject({ code: '23514' });
    for (const wrong of [{ [pollIds.today]: 'perhaps' }, { [pollIds.today]: null }])
      await expect(answer(session, { token, answers: wrong, answerToken })).rejects.toMatchObject({
        code: expect.stringMatching(/^23/),
      });
    for (const wrong of [[], 'yes', null])
      await expect(answer(session, { token, answers: wrong, answerToken })).rejects.toMatchObject({ code: '22023' });
    expect((await read(session, token)).people_count).toBe(2);
  });

  databaseTest(
    'hidden answers are visible to a person who has answered, to the organiser, and at the end',
    async (session) => {
      const token = newToken();
      const poll = await create(session, token, [undated, other], visitor, true);
      const answers = { [String(poll.options[0]?.id)]: 'yes' };
      await answer(session, { token: poll.token, name: 'Léo', answers, answerToken: newToken() });
      const hidden = await read(session, poll.token);
      expect([hidden.shows_answers, hidden.people, hidden.people_count]).toEqual([false, [], 1]);
      expect((await organize(session, token)).people).toHaveLength(1);
      const answerToken = newToken();
      expect((await answer(session, { token: poll.token, answers, answerToken })).people).toHaveLength(2);
      expect((await read(session, poll.token, answerToken)).people).toHaveLength(2);
      expect((await read(session, poll.token)).people).toEqual([]);
      await call(session, visitor, 'public.end_poll($1)', [token]);
      expect((await read(session, poll.token)).people).toHaveLength(2);
    },
  );

  databaseTest('an option can be added and removed, and a repeated request has no effect', async (session) => {
    const edit = (added: unknown, removed: readonly string[]) =>
      call(session, visitor, 'public.edit_poll_options($1, $2::jsonb, $3)', [
        pollTokens.organizer,
        JSON.stringify(added),
        removed,
      ]);
    for (let time = 0; time < 2; time++) {
      const poll = await edit([other], [pollIds.undated]);
      expect(poll.options.map(({ event }) => event?.title)).toEqual(['Visite du phare', 'Tombola']);
      expect(poll.people.map(({ answers }) => answers)).toEqual([
        { [pollIds.today]: 'yes' },
        { [pollIds.today]: 'maybe' },
      ]);
    }
    await expect(edit([], [pollIds.today])).rejects.toMatchObject({ code: '23514' });
  });

  databaseTest('an option of another poll can be neither removed nor answered', async (session) => {
    const poll = await create(session, newToken(), [undated, other]);
    const foreign = String(poll.options[0]?.id);
    await call(session, visitor, `public.edit_poll_options($1, '[]', $2)`, [pollTokens.organizer, [foreign]]);
    expect((await read(session, poll.token)).options).toHaveLength(2);
    const answers = { [foreign]: 'no', [pollIds.today]: 'yes' };
    await answer(session, { token: pollTokens.friends, answers, answerToken: pollTokens.answer });
    expect((await organize(session, pollTokens.organizer)).people[1]?.answers).toEqual({ [pollIds.today]: 'yes' });
  });

  databaseTest('a closed poll accepts no answer, and its organiser can open it again', async (session) => {
    const token = pollTokens.friends;
    const answers = { [pollIds.today]: 'no' };
    const ended = await call(session, visitor, 'public.end_poll($1)', [pollTokens.organizer]);
    expect(ended.is_closed).toBe(true);
    expect(await call(session, visitor, 'public.end_poll($1)', [pollTokens.organizer])).toEqual(ended);
    await expect(answer(session, { token, answers, answerToken: pollTokens.answer })).rejects.toMatchObject({
      code: 'PT410',
    });
    await call(session, visitor, 'public.end_poll($1, null)', [pollTokens.organizer]);
    await answer(session, { token, answers, answerToken: pollTokens.answer });
    await call(session, visitor, `public.end_poll($1, now() + interval '1 day')`, [pollTokens.organizer]);
    expect((await read(session, token)).is_closed).toBe(false);
    await session.query(`update private.polls set closes_at = now()`);
    expect((await read(session, token)).is_closed).toBe(true);
  });

  databaseTest('a new link replaces the old one and keeps the answers, even if it is sent twice', async (session) => {
    const renew = () => call(session, visitor, 'public.renew_poll_link($1, 1)', [pollTokens.organizer]);
    const { token, people_count } = await renew();
    expect((await renew()).token).toBe(token);
    expect(people_count).toBe(2);
    expect(await read(session, pollTokens.friends)).toBeNull();
    const answers = { [pollIds.today]: 'no' };
    await expect(
      answer(session, { token: pollTokens.friends, answers, answerToken: pollTokens.answer }),
    ).rejects.toMatchObject({ code: 'PT404' });
    expect((await read(session, token, pollTokens.answer)).me?.name).toBe('Zoé');
  });

  databaseTest('only the organiser can delete a poll, which is deleted completely', async (session) => {
    for (const token of [pollTokens.friends, pollTokens.answer, newToken()])
      await call(session, owner, 'public.delete_poll($1)', [token]);
    expect(await read(session, pollTokens.friends)).not.toBeNull();
    await call(session, visitor, 'public.delete_poll($1)', [pollTokens.organizer]);
    for (const table of ['polls', 'poll_people', 'poll_options', 'poll_answers']) {
      const { rows } = await session.query(`select count(*)::integer as count from private.${table}`);
      expect([table, rows[0]?.count]).toEqual([table, 0]);
    }
  });

  databaseTest('the token of friends gives no rights of the organiser', async (session) => {
    for (const token of [pollTokens.friends, pollTokens.answer, newToken()]) {
      expect(await organize(session, token)).toBeNull();
      for (const statement of ['end_poll($1)', `edit_poll_options($1, '[]', '{}')`, 'renew_poll_link($1, 1)'])
        await expect(call(session, owner, `public.${statement}`, [token])).rejects.toMatchObject({ code: 'PT404' });
    }
  });

  databaseTest('hidden answers cannot be read by answering and withdrawing', async (session) => {
    const token = newToken();
    const poll = await create(session, token, [undated, other], visitor, true);
    const answerToken = newToken();
    const answers = { [String(poll.options[0]?.id)]: 'no' };
    await answer(session, { token: poll.token, answers, answerToken });
    const withdraw = () => call(session, visitor, 'public.withdraw_answers($1, $2)', [poll.token, answerToken]);
    await expect(withdraw()).rejects.toMatchObject({ code: 'PT409' });
    expect((await organize(session, token)).people).toHaveLength(1);
    await call(session, visitor, 'public.end_poll($1)', [token]);
    await withdraw();
    expect((await organize(session, token)).people).toHaveLength(0);
  });

  databaseTest('a person can withdraw only their own answers', async (session) => {
    await call(session, visitor, 'public.withdraw_answers($1)', [pollTokens.friends]);
    expect((await read(session, pollTokens.friends)).people_count).toBe(2);
    await call(session, visitor, 'public.withdraw_answers($1, $2)', [pollTokens.friends, pollTokens.answer]);
    expect((await read(session, pollTokens.friends)).people.map(({ name }) => name)).toEqual(['Léa']);
    await call(session, owner, 'public.withdraw_answers($1)', [pollTokens.friends]);
    expect((await read(session, pollTokens.friends)).people).toEqual([]);
  });

  databaseTest('a hidden event is not shown, and a moved event no longer takes place', async (session) => {
    await session.query(`update public.events set publication = 'hidden' where id = $1`, [untouchedEvent]);
    await session.query('update public.events set date = date + 1 where id = $1', [importedEvent]);
    const { options } = await read(session, pollTokens.friends);
    expect(options.map(({ event, is_on }) => [event?.title, is_on])).toEqual([
      ['Visite du phare', false],
      [undefined, false],
    ]);
  });

  for (const status of ['cancelled', 'postponed'])
    databaseTest(`an event that is ${status} no longer takes place`, async (session) => {
      await session.query('update public.events set status = $1 where id = $2', [status, untouchedEvent]);
      const { options } = await read(session, pollTokens.friends);
      expect(options.map(({ event, is_on }) => [event?.title, is_on])).toEqual([
        ['Visite du phare', true],
        ['Marché de Noël', false],
      ]);
    });

  databaseTest('a poll accepts a hundred people, who can still change their answers', async (session) => {
    await session.query(
      `insert into private.poll_people (poll_id, secret_hash, name)
       select $1, sha256(convert_to(number::text, 'UTF8')), 'Ami' from generate_series(1, 98) as number`,
      [pollIds.poll],
    );
    const token = pollTokens.friends;
    const answers = { [pollIds.today]: 'no' };
    await expect(answer(session, { token, answers, answerToken: newToken() })).rejects.toMatchObject({ code: 'PT409' });
    const poll = await answer(session, { token, answers, answerToken: pollTokens.answer });
    expect([poll.people_count, poll.me?.answers]).toEqual([100, answers]);
  });

  databaseTest('a network can create twenty polls and change three hundred an hour', async (session) => {
    await session.query(`select set_config('request.headers', '{"x-forwarded-for": "192.0.2.7"}', true)`);
    for (let count = 0; count < 20; count++) await create(session, newToken(), [undated, other]);
    await expect(create(session, newToken(), [undated, other])).rejects.toMatchObject({ code: 'PT429' });
    await session.query(`update private.attempt_limits set most = 1 where kind = 'poll change of network'`);
    const answers = { [pollIds.today]: 'no' };
    const change = randomUUID();
    const sent = { token: pollTokens.friends, answers, answerToken: pollTokens.answer, change };
    await answer(session, sent);
    await answer(session, sent);
    await expect(answer(session, { ...sent, change: randomUUID() })).rejects.toMatchObject({ code: 'PT429' });
    await session.query(`select set_config('request.headers', '{"x-forwarded-for": "192.0.2.8"}', true)`);
    await create(session, newToken(), [undated, other]);
  });

  databaseTest('names with any characters are stored unchanged', async (session) => {
    for (const name of ['<b>Zoé</b>', `'; drop table x; --`, '🎷', 'שלום', '%s %I', 'null', '{name}'])
      expect(
        (
          await answer(session, {
            token: pollTokens.friends,
            name,
            answers: { [pollIds.today]: 'no' },
            answerToken: newToken(),
          })
        ).me?.name,
      ).toBe(name);
  });
});
