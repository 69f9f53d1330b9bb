import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, hiddenEvent, importedEvent, ownedEvent, reportedEvent } from '../fillTables.ts';
import { importer, moderator, operator, owner, type Person, stranger, unconfirmed, visitor } from '../people.ts';

const report = (event: string, reason = 'scam') =>
  `insert into public.event_reports (event_id, reason) values ('${event}', '${reason}')`;
const decide = (event: string, publication: string, reason = 'illegal', statement = 'Jeu interdit') =>
  `select public.moderate_event('${event}', '${publication}', '${reason}', '${statement}')`;
const publish = (event: string, publication: string) =>
  `update public.events set publication = '${publication}' where id = '${event}'`;

async function publicationOf(session: Session, event: string): Promise<unknown> {
  const { rows } = await session.query('select publication from public.events where id = $1', [event]);
  return rows[0]?.publication;
}

async function sees(session: Session, person: Person, event: string): Promise<boolean> {
  const { rows } = await act(session, person, `select from public.events where id = '${event}'`);
  return rows.length === 1;
}

/** Reports the owner's event by three users, one after the other. */
async function reportThreeTimes(session: Session): Promise<void> {
  for (const person of [stranger, moderator, operator]) await act(session, person, report(ownedEvent));
}

describe('the publication of an event', () => {
  databaseTest('can be changed by the creator from draft to published and back', async (session) => {
    await act(session, owner, publish(draftEvent, 'published'));
    expect(await sees(session, visitor, draftEvent)).toBe(true);
    await act(session, owner, publish(draftEvent, 'draft'));
    expect(await sees(session, visitor, draftEvent)).toBe(false);
    expect(await sees(session, moderator, draftEvent)).toBe(false);
  });

  databaseTest('cannot be changed by the creator of a hidden event, whose texts can be corrected', async (session) => {
    expect(await attempt(session, owner, `update public.events set title = 'Loto' where id = '${hiddenEvent}'`)).toBe(
      'allowed',
    );
    for (const publication of ['draft', 'published', 'waiting', 'removed'])
      expect(await attempt(session, owner, publish(hiddenEvent, publication))).toBe('refused');
  });

  databaseTest('can be changed thirty times a minute by a user', async (session) => {
    for (let count = 0; count < 30; count++)
      await act(session, owner, publish(draftEvent, count % 2 ? 'draft' : 'published'));
    expect(await attempt(session, owner, publish(draftEvent, 'published'))).toBe('failed PT429');
  });

  databaseTest('can be set to any value by the importer', async (session) => {
    expect(await attempt(session, importer, publish(ownedEvent, 'removed'))).toBe('allowed');
  });
});

describe('a report', () => {
  databaseTest('is accepted once from each user, and keeps the title at that time', async (session) => {
    await act(session, stranger, report(ownedEvent));
    expect(await attempt(session, stranger, report(ownedEvent, 'wrong'))).toBe('failed 23505');
    await act(session, owner, `update public.events set title = 'Bal' where id = '${ownedEvent}'`);
    const { rows } = await act(session, stranger, 'select event_title, outcome from public.event_reports');
    expect(rows).toEqual([{ event_title: 'Jazz au Sunset', outcome: null }]);
  });

  databaseTest('is accepted for a visible event of another user, with a confirmed address', async (session) => {
    expect(await attempt(session, owner, report(ownedEvent))).toBe('refused');
    expect(await attempt(session, stranger, report(draftEvent))).toBe('refused');
    expect(await attempt(session, stranger, report(hiddenEvent))).toBe('refused');
    expect(await attempt(session, unconfirmed, report(ownedEvent))).toBe('refused');
    expect(await attempt(session, visitor, report(ownedEvent))).toBe('refused');
    expect(await attempt(session, stranger, report(importedEvent))).toBe('allowed');
  });

  databaseTest('requires an explanation for the reasons illegal and other', async (session) => {
    for (const reason of ['illegal', 'other'])
      expect(await attempt(session, stranger, report(ownedEvent, reason))).toBe('failed 23514');
  });

  databaseTest('does not hide an event until the third one, which makes it wait and is recorded', async (session) => {
    await act(session, stranger, report(ownedEvent));
    await act(session, moderator, report(ownedEvent));
    expect(await publicationOf(session, ownedEvent)).toBe('published');
    await act(session, operator, report(ownedEvent));
    expect(await publicationOf(session, ownedEvent)).toBe('waiting');
    expect(await sees(session, visitor, ownedEvent)).toBe(false);
    expect(await sees(session, owner, ownedEvent)).toBe(true);
    const { rows } = await session.query(
      'select publication_before, publication, reason, moderator_id, creator_id from public.moderation_decisions where event_id = $1',
      [ownedEvent],
    );
    expect(rows).toEqual([
      {
        publication_before: 'published',
        publication: 'waiting',
        reason: 'reports',
        moderator_id: null,
        creator_id: owner.id,
      },
    ]);
  });

  databaseTest('is limited to five a minute', async (session) => {
    await session.query(
      `insert into public.events (title, category, location) select 'Bal', 'music', 'Nice' from generate_series(1, 6)`,
    );
    const many = (count: number) =>
      `insert into public.event_reports (event_id, reason) select id, 'scam' from public.events where title = 'Bal' limit ${count}`;
    expect(await attempt(session, stranger, many(6))).toBe('failed PT429');
    expect(await attempt(session, stranger, many(5))).toBe('allowed');
  });
});

describe('a decision', () => {
  databaseTest('shows a waiting event again and resolves its reports, which no longer count', async (session) => {
    await reportThreeTimes(session);
    await act(session, moderator, decide(ownedEvent, 'published', 'unfounded', 'Rien à redire'));
    expect(await sees(session, visitor, ownedEvent)).toBe(true);
    const { rows } = await act(
      session,
      stranger,
      'select outcome, decided_at is null as is_open from public.event_reports',
    );
    expect(rows).toEqual([{ outcome: 'published', is_open: false }]);
    await session.query('update public.events set title = title');
    expect(await publicationOf(session, ownedEvent)).toBe('published');
  });

  databaseTest('can hide, remove and restore an event, and is recorded each time', async (session) => {
    await act(session, moderator, decide(ownedEvent, 'hidden', 'wrong', 'La date est fausse'));
    await act(session, moderator, decide(ownedEvent, 'removed'));
    await act(session, moderator, decide(ownedEvent, 'published', 'unfounded', 'Erreur de notre part'));
    const { rows } = await act(
      session,
      owner,
      `select publication_before, publication, statement from public.moderation_decisions where event_id = '${ownedEvent}' order by decided_at, publication_before`,
    );
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ publication_before: 'hidden', publication: 'removed', statement: 'Jeu interdit' });
  });

  databaseTest(
    'requires a moderator other than the creator, a valid reason, a statement and an event',
    async (session) => {
      for (const person of [owner, stranger, operator, unconfirmed, visitor])
        expect(await attempt(session, person, decide(importedEvent, 'hidden'))).toBe('refused');
      await session.query('update public.events set created_by = $1 where id = $2', [moderator.id, importedEvent]);
      expect(await attempt(session, moderator, decide(importedEvent, 'hidden'))).toBe('refused');
      expect(await attempt(session, moderator, decide(ownedEvent, 'waiting', 'reports'))).toBe('failed 23514');
      expect(await attempt(session, moderator, decide(ownedEvent, 'draft'))).toBe('failed 23514');
      expect(await attempt(session, moderator, decide(ownedEvent, 'published', 'illegal'))).toBe('failed 23514');
      expect(await attempt(session, moderator, decide(ownedEvent, 'hidden', 'unfounded'))).toBe('failed 23514');
      expect(await attempt(session, moderator, decide(ownedEvent, 'hidden', 'illegal', ' '))).toBe('failed 23514');
      expect(await attempt(session, moderator, decide(draftEvent, 'hidden'))).toBe('failed 23503');
      expect(await attempt(session, moderator, decide(crypto.randomUUID(), 'hidden'))).toBe('failed 23503');
    },
  );

  databaseTest('is refused as soon as the role is taken back', async (session) => {
    await session.query('delete from public.staff_roles');
    expect(await attempt(session, moderator, decide(ownedEvent, 'hidden'))).toBe('refused');
    expect(await sees(session, moderator, hiddenEvent)).toBe(false);
    expect(await attempt(session, operator, 'select from public.contact_messages')).toBe('nothing');
  });

  databaseTest(
    'to remove an event is visible to readers who have its id or number, other decisions are not',
    async (session) => {
      const isRemoved = async (parameters: string) =>
        (await act(session, visitor, `select public.is_event_removed(${parameters}) as answer`)).rows[0]?.answer;
      for (const event of [ownedEvent, hiddenEvent, draftEvent, crypto.randomUUID()])
        expect(await isRemoved(`event_id => '${event}'`)).toBe(false);
      await act(session, moderator, decide(ownedEvent, 'removed'));
      expect(await isRemoved(`event_id => '${ownedEvent}'`)).toBe(true);
      expect(await isRemoved('numeric_id => 17')).toBe(true);
      expect(await isRemoved('numeric_id => 18')).toBe(false);
      expect(await isRemoved('')).toBe(false);
      expect(await sees(session, visitor, ownedEvent)).toBe(false);
    },
  );

  databaseTest('outlives the event and its moderator', async (session) => {
    await act(session, owner, `delete from public.events where id = '${hiddenEvent}'`);
    await session.query('delete from auth.users where id = $1', [moderator.id]);
    const { rows } = await session.query('select event_id, event_title, moderator_id from public.moderation_decisions');
    expect(rows).toEqual([{ event_id: null, event_title: 'Casino clandestin', moderator_id: null }]);
  });
});

describe('an appeal', () => {
  const appeal = (text = 'C’est un loto') =>
    `update public.moderation_decisions set appeal = '${text}' where event_id = '${hiddenEvent}'`;

  databaseTest('is written once by the creator and dated', async (session) => {
    expect(await attempt(session, stranger, appeal())).toBe('nothing');
    await act(session, owner, appeal());
    expect(await attempt(session, owner, appeal('Encore'))).toBe('nothing');
    const { rows } = await act(
      session,
      moderator,
      'select appeal, appealed_at is null as is_undated from public.moderation_decisions',
    );
    expect(rows).toEqual([{ appeal: 'C’est un loto', is_undated: false }]);
  });

  databaseTest('requires a text', async (session) => {
    expect(await attempt(session, owner, appeal(' '))).toBe('failed 23514');
    expect(await attempt(session, owner, appeal('x'.repeat(2001)))).toBe('failed 23514');
    expect(
      await attempt(
        session,
        owner,
        `update public.moderation_decisions set appeal = null where event_id = '${hiddenEvent}'`,
      ),
    ).toBe('refused');
  });

  databaseTest('is answered by a decision, which is the last', async (session) => {
    await act(session, owner, appeal());
    await act(session, moderator, decide(hiddenEvent, 'hidden', 'illegal', 'Le loto aussi'));
    const { rows } = await act(
      session,
      owner,
      `select is_final from public.moderation_decisions where event_id = '${hiddenEvent}' and appeal is null`,
    );
    expect(rows).toEqual([{ is_final: true }]);
    expect(await attempt(session, owner, appeal('Encore'))).toBe('nothing');
  });

  databaseTest('is not possible against reports alone or against a restoration', async (session) => {
    await reportThreeTimes(session);
    const appealOwned = `update public.moderation_decisions set appeal = 'Non' where event_id = '${ownedEvent}'`;
    expect(await attempt(session, owner, appealOwned)).toBe('nothing');
    await act(session, moderator, decide(ownedEvent, 'published', 'unfounded', 'Rien à redire'));
    expect(await attempt(session, owner, appealOwned)).toBe('nothing');
  });
});

describe('the queue', () => {
  const queueOf = async (session: Session, person: Person) =>
    (await act(session, person, 'select public.list_moderation_queue() as queue')).rows[0]?.queue;

  databaseTest('contains the reported events, the oldest report first, only for moderators', async (session) => {
    await reportThreeTimes(session);
    await session.query(`update public.event_reports set created_at = now() - interval '1 day' where event_id = $1`, [
      reportedEvent,
    ]);
    expect(await queueOf(session, moderator)).toEqual([reportedEvent, ownedEvent]);
    for (const person of [owner, stranger, operator]) expect(await queueOf(session, person)).toEqual([]);
  });

  databaseTest('is empty after a decision, filled again by an appeal, and keeps waiting events', async (session) => {
    await act(session, moderator, decide(reportedEvent, 'hidden'));
    expect(await queueOf(session, moderator)).toEqual([]);
    await act(
      session,
      owner,
      `update public.moderation_decisions set appeal = 'Non' where event_id = '${hiddenEvent}'`,
    );
    expect(await queueOf(session, moderator)).toEqual([hiddenEvent]);
    await session.query(`update public.moderation_decisions set decided_at = decided_at - interval '1 hour'`);
    await act(session, moderator, decide(hiddenEvent, 'hidden'));
    expect(await queueOf(session, moderator)).toEqual([]);
    await reportThreeTimes(session);
    await session.query('delete from public.event_reports');
    expect(await queueOf(session, moderator)).toEqual([ownedEvent]);
  });
});

describe('the messages of users', () => {
  databaseTest('can be read, answered and closed by operators', async (session) => {
    for (const table of ['contact_messages', 'support_tickets', 'job_applications']) {
      const close = `update public.${table} set status = 'closed'`;
      expect(await attempt(session, operator, `select message.* from public.${table} message`)).toBe('allowed');
      expect(await attempt(session, operator, close)).toBe('allowed');
      expect(await attempt(session, moderator, close)).toBe('nothing');
      expect(await attempt(session, operator, `update public.${table} set status = 'lost'`)).toBe('failed 23514');
    }
    expect(await attempt(session, operator, 'select from public.newsletter_subscriptions')).toBe('refused');
  });
});
