import { spawnSync } from 'node:child_process';
import { downloads, stages } from './checks.ts';

/*
 * `pnpm size` weighs the pages of the build, the engine, a card and the widgets. `--lower` writes the ratchets that are above
 * their weights again. Its commands are the checks of the test run whose names begin with “size”, and the weight of the
 * downloads.
 */
const checks = [...stages.flat().filter(({ name }) => name.startsWith('size of ')), downloads];
for (const { name, command, parameters } of checks) {
  process.stdout.write(`\n▸ ${name}\n`);
  const { status } = spawnSync(command, [...parameters, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
