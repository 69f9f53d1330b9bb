import bcrypt from 'bcryptjs';
import { expect, test } from 'vitest';
import { hashInThread, withHash } from './hashInThread';

test('hashes are computed outside the main thread, even for other modules', async () => {
  hashInThread();
  let isHashing = true;
  const hashing = bcrypt.hash('une phrase assez longue', 10).finally(() => {
    isHashing = false;
  });
  // On the main thread, bcrypt lets other work run once in 100 ms, which is about as long as this hash takes.
  let turns = 0;
  for (; isHashing; turns++) await new Promise((done) => setImmediate(done));
  const hash = await hashing;
  expect(turns).toBeGreaterThan(20);
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
