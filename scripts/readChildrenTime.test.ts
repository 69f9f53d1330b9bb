import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readChildrenTime } from './readChildrenTime.ts';

const work = 'const end = process.cpuUsage().user + 1e5; while (process.cpuUsage().user < end);';

test.skipIf(process.platform !== 'linux')('the time of an ended child includes that of its children', () => {
  const before = readChildrenTime() ?? 0;
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}]);${work}`;
  execFileSync(process.execPath, ['-e', parent]);
  expect((readChildrenTime() ?? 0) - before).toBeGreaterThanOrEqual(0.2);
});
