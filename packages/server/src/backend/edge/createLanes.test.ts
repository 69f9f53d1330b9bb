import { expect, test } from 'vitest';
import { createLanes } from './createLanes';

test('a lane is as wide as it was made, in the order of who came, and a failure gives its place up', async () => {
  const queue = createLanes({ read: 2, write: 1 }, (task) => task());
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const task = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((end) => ends.push(end));
    if (name === 'r1') throw new Error('broken');
  };
  const failed = expect(queue.run('read', task('r1'))).rejects.toThrow('broken');
  const others = [queue.run('read', task('r2')), queue.run('read', task('r3')), queue.run('write', task('w1'))];
  expect(started).toEqual(['r1', 'r2', 'w1']);
  ends[0]?.();
  await failed;
  expect(started).toEqual(['r1', 'r2', 'w1', 'r3']);
  for (const end of ends) end();
  await Promise.all(others);
  await Promise.all([queue.run('write', async () => started.push('w2'))]);
  expect(started.at(-1)).toBe('w2');
});
