import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue, type QueueShape } from './createFairQueue';
import { Refusal } from './Refusal';

type Lane = 'read' | 'write';

/** Creates a queue with a stopped clock, whose tasks record their starts. */
function createTried(shape: Partial<QueueShape<Lane>> = {}) {
  let instant = 0;
  const ran: string[] = [];
  const queue = createFairQueue<Lane>({
    widths: { read: 1, write: 1 },
    total: 1,
    heavyShare: 0.1,
    refusesNewcomers: true,
    now: () => instant,
    ...shape,
  });
  const run = (
    name: string,
    options: { lane?: Lane; client?: string; takes?: number; signal?: AbortSignal; isKnown?: boolean } = {},
  ) =>
    queue.run(
      options.lane ?? 'read',
      async () => {
        ran.push(name);
        instant += options.takes ?? 0;
      },
      options,
    );
  const pass = (milliseconds: number) => {
    instant += milliseconds;
  };
  return { queue, ran, run, pass };
}

test('a client with many tasks lets another client go first', async () => {
  const { ran, run } = createTried();
  await run('first', { client: 'a', takes: 10 });
  await Promise.all([
    ...['a1', 'a2', 'a3'].map((name) => run(name, { client: 'a', takes: 10 })),
    run('b1', { client: 'b', takes: 10 }),
  ]);
  expect(ran).toEqual(['first', 'a1', 'b1', 'a2', 'a3']);
});

test('a lane runs as many tasks as its width, and a failed task frees its place', async () => {
  const queue = createFairQueue<Lane>({ widths: { read: 2, write: 1 }, heavyShare: 0.1 });
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<void>((done, fail) => ends.set(name, name === 'r1' ? () => fail(new Error('broken')) : done));
  const failed = expect(queue.run('read', task('r1'))).rejects.toThrow('broken');
  const others = [queue.run('read', task('r2')), queue.run('read', task('r3')), queue.run('write', task('w1'))];
  await sleep(0);
  expect([...ends.keys()].toSorted()).toEqual(['r1', 'r2', 'w1']);
  ends.get('r1')?.();
  await failed;
  await sleep(0);
  expect([...ends.keys()]).toContain('r3');
  for (const end of ends.values()) end();
  await Promise.all(others);
});

test('lanes take turns, and a task of a client that has left does not run', async () => {
  const { ran, run } = createTried();
  const client = new AbortController();
  const busy = run('busy');
  const abandoned = expect(run('gone', { signal: client.signal })).rejects.toMatchObject({ status: 499 });
  const others = [run('r1'), run('r2'), run('w1', { lane: 'write' })];
  client.abort();
  await Promise.all([busy, abandoned, ...others]);
  expect(ran).toEqual(['busy', 'w1', 'r1', 'r2']);
});

test('a heavy client gets a tenth of the time beside another client, and all of it alone', async () => {
  const { queue, ran, run, pass } = createTried();
  await run('much', { client: 'a', takes: 600 });
  expect(queue.isHeavy('a')).toBe(true);
  await run('alone', { client: 'a', takes: 100 });
  await run('light', { client: 'b', takes: 10 });
  // Nine times the duration of the heavy client's last task.
  const later = run('later', { client: 'a' });
  await run('light again', { client: 'b', takes: 10 });
  expect(ran).toEqual(['much', 'alone', 'light', 'light again']);
  pass(900);
  await run('light at last', { client: 'b' });
  await later;
  expect(ran.slice(4).toSorted()).toEqual(['later', 'light at last']);
});

test('a heavy client can have twenty waiting tasks beside others, and further ones are answered with 429', async () => {
  const { run } = createTried();
  const gone = new AbortController();
  await run('much', { client: 'a', takes: 600 });
  await run('alone', { client: 'a', takes: 100 });
  await run('light', { client: 'b' });
  const waiting = Array.from({ length: 20 }, (_, index) => run(`task ${index}`, { client: 'a', signal: gone.signal }));
  await expect(run('one more', { client: 'a' })).rejects.toMatchObject({ status: 429, notes: { retryAfter: 10 } });
  gone.abort();
  for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
});

test('refused tasks count, so that a client which continues to ask remains heavy', async () => {
  const { queue, run, pass } = createTried();
  for (let round = 0; round < 20; round++) await run('usual', { client: 'b', takes: 50 });
  const gone = AbortSignal.abort();
  for (let round = 0; round < 30; round++) {
    pass(100);
    await run('gone', { client: 'a', signal: gone }).catch(() => {});
  }
  expect(queue.isHeavy('a')).toBe(true);
  pass(60_000);
  expect(queue.isHeavy('a')).toBe(false);
});

test('a waiting task of a heavy client starts when its time has come', async () => {
  const queue = createFairQueue<Lane>({ widths: { read: 1, write: 1 }, total: 1, heavyShare: 0.5 });
  await queue.run('read', () => sleep(600), { client: 'a' });
  await queue.run('read', () => sleep(50), { client: 'a' });
  await queue.run('read', async () => {}, { client: 'b' });
  expect(await queue.run('read', async () => 'started', { client: 'a' })).toBe('started');
});

test('a refused task counts five times, a task of a client that has left counts once', async () => {
  const { queue, pass } = createTried();
  const fail = (client: string, status: number) =>
    expect(
      queue.run(
        'read',
        async () => {
          pass(70);
          throw new Refusal(status, '', '');
        },
        { client },
      ),
    ).rejects.toMatchObject({ status });
  await fail('a', 400);
  await fail('b', 499);
  expect(['a', 'b'].map(queue.isHeavy)).toEqual([true, false]);
});

test('tasks of a fixed cost have this cost for any duration', async () => {
  const { queue, run } = createTried({ costs: { read: 25, write: 25 } });
  for (let round = 0; round < 12; round++) await run('slow', { client: 'a', takes: 10 });
  await run('slow', { client: 'b', takes: 5_000 });
  expect(['a', 'b'].map(queue.isHeavy)).toEqual([false, false]);
  for (let round = 0; round < 12; round++) await run('more', { client: 'a', takes: 10 });
  expect(queue.isHeavy('a')).toBe(true);
});

test('a client has at most half of the places', async () => {
  const queue = createFairQueue<Lane>({ widths: { read: 3, write: 1 }, heavyShare: 0.1 });
  const ends: (() => void)[] = [];
  const hold = () => new Promise<void>((end) => ends.push(end));
  const held = [0, 1, 2].map(() => queue.run('read', hold, { client: 'a' }));
  await queue.run('read', async () => {}, { client: 'b' });
  expect(ends).toHaveLength(2);
  for (const end of ends) end();
  await sleep(0);
  for (const end of ends) end();
  await Promise.all(held);
});

/** Creates a queue whose only place is taken until `release`. */
function createTaken() {
  const tried = createTried();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = tried.queue.run('read', () => promise, { client: 'z' });
  const release = async (tasks: readonly Promise<unknown>[]) => {
    resolve();
    await Promise.all([first, ...tasks]);
  };
  return { ...tried, release };
}

test('a task that has waited for a second goes before newer tasks of clients with less work', async () => {
  const { ran, run, pass, release } = createTaken();
  const tasks = [run('a1', { client: 'a' }), run('a2', { client: 'a' }), run('a3', { client: 'a' })];
  pass(1_001);
  tasks.push(run('newer', { client: 'c' }), run('newest', { client: 'd' }));
  await release(tasks);
  expect(ran).toEqual(['a1', 'a2', 'a3', 'newer', 'newest']);
});

test('newcomers are refused while a light client has waited for three seconds, others are not', async () => {
  const { ran, run, pass, release } = createTaken();
  const tasks = [run('waiting', { client: 'a' })];
  pass(3_001);
  await expect(run('new', { client: 'b' })).rejects.toMatchObject({ status: 503 });
  tasks.push(run('signed in', { client: 'c', isKnown: true }), run('server'));
  await release(tasks);
  expect(ran).toEqual(['server', 'signed in', 'waiting']);
  await run('later', { client: 'b' });
});

test('a client that has just been served is not refused with the newcomers', async () => {
  const { ran, run, pass, queue } = createTried();
  await run('served', { client: 'a', takes: 20 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks: Promise<unknown>[] = [queue.run('read', () => promise, { client: 'z' }), run('new', { client: 'b' })];
  pass(3_001);
  tasks.push(run('again', { client: 'a' }));
  await expect(run('newer', { client: 'c' })).rejects.toMatchObject({ status: 503 });
  resolve();
  await Promise.all(tasks);
  expect(ran).toEqual(['served', 'again', 'new']);
});

test('every second task is of a client with a session, however many others wait', async () => {
  const { ran, run, release } = createTaken();
  const others = ['a', 'b', 'c', 'd'].map((client) => run(client, { client }));
  const signedIn = ['s1', 's2'].map((name) => run(name, { client: 's', isKnown: true, takes: 10 }));
  await release([...others, ...signedIn]);
  expect(ran).toEqual(['s1', 'a', 's2', 'b', 'c', 'd']);
});

test('many newcomers beside familiar clients get a share of the time together, a few get what is left', async () => {
  const { ran, run, pass } = createTried({ newcomers: { share: 0.25, places: 1 } });
  for (let round = 0; round < 2; round++) await run('known', { client: 'k', takes: 10 });
  const crowd = Array.from({ length: 10 }, (_, index) => run(`n${index}`, { client: `n${index}`, takes: 100 }));
  await crowd[0];
  await run('known', { client: 'k', takes: 10 });
  expect(ran).toEqual(['known', 'known', 'n0', 'known']);
  // Three times the duration of the last newcomer's task.
  pass(290);
  await run('known', { client: 'k' });
  await crowd[1];
  expect(ran.toSorted()).toEqual(['known', 'known', 'known', 'known', 'n0', 'n1']);
  pass(300);
  await run('known', { client: 'k' });
  await Promise.all(crowd);
  expect(ran).toHaveLength(15);
});

test('newcomers have all of the time without familiar clients', async () => {
  const { ran, run, pass } = createTried({ newcomers: { share: 0.25, places: 1 } });
  for (let round = 0; round < 2; round++) await run('known', { client: 'k', takes: 10 });
  pass(2_001);
  await Promise.all(Array.from({ length: 10 }, (_, index) => run(`n${index}`, { client: `n${index}`, takes: 100 })));
  expect(ran).toHaveLength(12);
});
