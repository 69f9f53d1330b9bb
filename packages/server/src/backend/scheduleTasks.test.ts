import type { App } from '@supabase/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mail } from './mails/Mailbox';
import { scheduleTasks } from './scheduleTasks';

const owed = {
  id: 'first',
  email: 'zoe@exemple.fr',
  language: 'fr',
  kind: 'outcome',
  facts: { title: 'Bal', publication: 'removed' },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database with one mail to send, which records its queries. */
function newApp() {
  const asked: string[] = [];
  const mails = new Set([owed]);
  const remove = { where: () => ({ execute: async () => mails.delete(owed) }) };
  const connection = {
    async exec(statement: string) {
      asked.push(statement);
      return { rows: statement.includes('take_mails') ? [...mails] : [] };
    },
    kysely: { withSchema: () => ({ deleteFrom: () => remove }) },
  };
  return { app: { connection } as unknown as App, asked, mails };
}

let leads = true;
afterEach(() => {
  leads = true;
});

test('retention runs daily, listings every five minutes, mails every minute, and no task after the end', async () => {
  const { app, asked, mails } = newApp();
  const sent: Mail[] = [];
  const stop = await scheduleTasks({
    app,
    queue: { run: (_lane, task) => task() },
    deliver: async (mail) => void sent.push(mail),
    siteUrl: 'https://site.example',
    isLeader: () => leads,
  });
  const countOf = (name: string) => asked.filter((statement) => statement.includes(name)).length;
  expect([countOf('apply_retention'), countOf('refresh_listings'), countOf('take_mails')]).toEqual([1, 0, 0]);
  expect(countOf('queue_weekly_mails')).toBe(0);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(mails.size).toBe(0));
  expect(sent.map(({ to }) => to)).toEqual(['zoe@exemple.fr']);
  expect(countOf('queue_weekly_mails')).toBe(1);
  vi.advanceTimersByTime(240_000);
  expect(countOf('refresh_listings')).toBe(1);
  vi.advanceTimersByTime(86_400_000);
  expect(countOf('apply_retention')).toBe(2);
  stop();
  const before = asked.length;
  vi.advanceTimersByTime(86_400_000);
  expect(asked).toHaveLength(before);
});

test('a server that is not the leader runs no task, and all due tasks when it becomes the leader', async () => {
  leads = false;
  const { app, asked } = newApp();
  const stop = await scheduleTasks({
    app,
    queue: { run: (_lane, task) => task() },
    deliver: async () => {},
    siteUrl: 'https://site.example',
    isLeader: () => leads,
  });
  vi.advanceTimersByTime(86_400_000);
  expect(asked).toEqual([]);
  leads = true;
  vi.advanceTimersByTime(60_000);
  expect(asked.filter((statement) => statement.includes('apply_retention'))).toHaveLength(1);
  stop();
});
