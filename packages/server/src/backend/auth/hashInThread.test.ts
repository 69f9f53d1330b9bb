import { performance } from 'node:perf_hooks';
import bcrypt from 'bcryptjs';
import { expect, test } from 'vitest';
import { hashInThread, withHash } from './hashInThread';

test('hashes are computed outside the main thread, even for other modules', async () => {
  hashInThread();
  const hashing = bcrypt.hash('une phrase assez longue', 10);
  const begin = performance.now();
  await new Promise((done) => setImmediate(done));
  // On the main thread, the first steps of a hash would block it for 100 ms.
  const held = performance.eventLoopUtilization().active;
  const hash = await hashing;
  expect(performance.eventLoopUtilization().active - held).toBeLessThan((performance.now() - begin) / 2);
  expect(await bcrypt.compare('une phrase assez longue', hash)).toBe(true);
  expect(await bcrypt.compare('une autre phrase', hash)).toBe(false);
  await expect(bcrypt.compare('une phrase', null as never)).rejects.toThrow('Illegal arguments');
});

test('a known hash is not computed again', async () => {
  hashInThread();
  const [one, other] = await withHash('une phrase', () =>
    Promise.all([bcrypt.hash('une phrase', 10), bcrypt.hash('une phrase', 10)]),
  );
  expect(one).toBe(other);
  expect(await bcrypt.hash('une phrase', 4)).not.toBe(one);
});
