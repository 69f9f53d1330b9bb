import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { buildCommit } from './buildCommit.ts';
import { buildStage } from './buildStage.ts';
import { chooseStories } from './chooseStories.ts';
import { type ChangedStory, compareStory } from './compareStory.ts';
import { type OpenStage, openStage } from './openStage.ts';
import { writePage } from './writePage.ts';

/*
 * `node packages/ui/pictures/testPictures.ts [--base REVISION] [--all | COMPONENT…]` draws stories of a commit (by default `main`)
 * and of the working tree in one browser, compares them, and writes a page with the differences.
 *
 * The exit status is 0 if no story differs, 1 if stories differ, are removed or cannot be drawn, and 2 if nothing was compared.
 * A new story has nothing to differ from.
 */
const { values, positionals: components } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string', default: 'main' }, all: { type: 'boolean', default: false } },
});
const repository = join(import.meta.dirname, '../../..');
const results = join(repository, 'test-results/pictures');

const temporary = await mkdtemp(join(tmpdir(), 'lively-pictures-'));
const browser = await chromium.launch({
  ...chromiumOptions,
  // Letters have grey edges, at the place that their font gives.
  args: [...chromiumOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
});
try {
  process.exitCode = await testPictures();
} catch (error) {
  process.stderr.write(`The pictures were not compared: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
} finally {
  await browser.close();
  await rm(temporary, { recursive: true, force: true });
}

/** Returns the exit status. @throws Error if nothing can be compared. */
async function testPictures(): Promise<number> {
  const commit = findCommit(values.base);
  const [base, head] = await openBoth(commit);
  const names = chooseStories(base, head, components, values.all);
  process.stdout.write(`${names.length} of ${head.stories.length} stories are drawn.\n`);
  const changed: ChangedStory[] = [];
  let compared = 0;
  for (const name of names) {
    if (!browser.isConnected()) throw new Error(`Chromium ended before ${name}.`);
    const { isCompared, change } = await compareStory(name, base, head);
    if (isCompared) compared += 1;
    if (!change) continue;
    changed.push(change);
    process.stdout.write(`${[`${change.kind}: ${name}`, ...change.errors].join('\n  ')}\n`);
  }
  const page = await writePage(results, `${values.base} (${commit.slice(0, 8)})`, compared, changed);
  if (compared === 0) throw new Error('no story can be drawn at both sides.');

  const count = (kind: ChangedStory['kind']) => changed.filter((story) => story.kind === kind).length;
  process.stdout.write(
    `${compared} stories compared with ${values.base}: ${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('failed')} failed.\n`,
  );
  if (changed.length > 0) process.stdout.write(`Look at ${relative(process.cwd(), page)}\n`);
  return count('new') < changed.length ? 1 : 0;
}

function findCommit(revision: string): string {
  try {
    const parameters = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return execFileSync('git', parameters, { cwd: repository, encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`git knows no commit ${revision}.`);
  }
}

async function openBoth(commit: string): Promise<[OpenStage, OpenStage]> {
  const head = join(temporary, 'head');
  const [base] = await Promise.all([buildCommit(commit), buildStage(repository, head)]);
  return Promise.all([openStage(browser, base), openStage(browser, head)]);
}
