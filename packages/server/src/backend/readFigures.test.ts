import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBackend, type TestBackend } from '../../testing/newBackend';

let lively: TestBackend;
beforeAll(async () => {
  lively = await newBackend();
});
afterAll(() => lively.end());

test('the figures contain those of the database and of the mails', async () => {
  const { backend } = lively;
  const { userId } = await lively.signUp('veille@exemple.fr');
  await backend.app.connection.exec(`
    delete from private.mails;
    insert into private.mails (recipient_id, kind, facts, tries, due_at) values
      ('${userId}', 'password', '{}', 0, now() - interval '5 minutes'),
      ('${userId}', 'password', '{}', 1, now() + interval '5 minutes'),
      ('${userId}', 'password', '{}', 6, now() - interval '1 day');
    insert into private.host_runs (kind, source, finished_at, facts) values
      ('import', 'https://openagenda.example/export', '2026-11-26T12:00:00Z', '{"problems": 7, "refused": []}');
    insert into private.host_runs (kind, finished_at) values ('backup', '2026-11-26T13:00:00Z');
  `);
  const { oldestMail, maxConnections, connections, ...figures } = await backend.readFigures();
  expect(figures).toEqual({
    mails: { waiting: 1, due: 1, failed: 1 },
    runs: [
      { kind: 'backup', source: '', finishedAt: 1_795_698_000, facts: {} },
      {
        kind: 'import',
        source: 'https://openagenda.example/export',
        finishedAt: 1_795_694_400,
        facts: { problems: 7 },
      },
    ],
    queue: {
      read: { running: 0, waiting: 0 },
      write: { running: 0, waiting: 0 },
      picture: { running: 0, waiting: 0 },
    },
    isLeader: true,
    replicas: [],
  });
  expect(oldestMail).toBeGreaterThanOrEqual(300);
  // A mail of yesterday was sent.
  expect(oldestMail).toBeLessThan(86_400);
  expect(maxConnections).toBeGreaterThan(0);
  expect(Object.values(connections).every((count) => count > 0)).toBe(true);
});
