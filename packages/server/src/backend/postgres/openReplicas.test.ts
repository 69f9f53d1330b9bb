import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDriver } from '../openApp.ts';
import { openReplicas } from './openReplicas.ts';

/** The answers of the replicas; an error for a replica that does not answer. */
let answers: Record<string, { position: string; lag: number; isReplica?: boolean } | Error>;

const openDriver = ((url: string) =>
  Object.assign(
    async () => {
      const answer = answers[new URL(url).host];
      if (!answer || answer instanceof Error) throw answer ?? new Error('unknown');
      return [{ position: answer.position, is_replica: answer.isReplica ?? true, system: 'one' }];
    },
    { end: async () => {} },
  )) as unknown as OpenDriver;

const open = () =>
  openReplicas({
    urls: Object.keys(answers).map((host) => `postgres://lively:secret@${host}/lively`),
    openDriver,
    system: 'one',
    log: {
      read: async () => 0n,
      announced: async () => 0n,
      lagOf: (position) => {
        const known = Object.values(answers).flatMap((each) => (each instanceof Error ? [] : [each]));
        return known.find((each) => each.position === `0/${position}`)?.lag ?? Number.POSITIVE_INFINITY;
      },
    },
    maxLag: 5_000,
    writeError: () => {},
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the figures contain for each replica whether it answers, whether it is read, its lag and its reads', async () => {
  answers = {
    'near:5432': { position: '0/1', lag: 250 },
    'late:5432': { position: '0/2', lag: 30_000 },
    'gone:5432': new Error('cut'),
    'promoted:5432': { position: '0/1', lag: 0, isReplica: false },
  };
  const replicas = open();
  await vi.advanceTimersByTimeAsync(1_000);
  for (const _ of [1, 2]) (await replicas.choose(0n))?.begin()();
  const figures = replicas.readFigures();
  await replicas.close();
  expect(figures).toEqual([
    { name: 'near:5432', isReachable: true, isRead: true, lag: 0.25, reads: 2 },
    { name: 'late:5432', isReachable: true, isRead: false, lag: 30, reads: 0 },
    { name: 'gone:5432', isReachable: false, isRead: false, lag: null, reads: 0 },
    { name: 'promoted:5432', isReachable: false, isRead: false, lag: null, reads: 0 },
  ]);
});

test('a replica is unreachable while it is disconnected, and reachable again afterwards', async () => {
  answers = { 'near:5432': { position: '0/1', lag: 10 } };
  const replicas = open();
  const isReachable = async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    return replicas.readFigures().map((each) => each.isReachable);
  };
  expect(await isReachable()).toEqual([true]);
  const [answer] = Object.values(answers);
  answers = { 'near:5432': new Error('cut') };
  expect(await isReachable()).toEqual([false]);
  answers = { 'near:5432': answer as Error };
  expect(await isReachable()).toEqual([true]);
  await replicas.close();
});
