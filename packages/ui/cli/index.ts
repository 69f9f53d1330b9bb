#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { reportContrast, toBrandStylesheet } from '../src/theme/brand';
import { codemods } from './codemod/codemods';
import { runCodemod } from './codemod/runCodemod';
import { examine } from './doctor/examine';
import { parseBrand } from './parseBrand';

const usage = `Usage:
  npx @lively/ui doctor [FOLDER]                     looks for what goes wrong when a project installs the library
  npx @lively/ui brand FILE.json                     writes the stylesheet of a brand, and how well its colours are read
  npx @lively/ui codemod NAME PATHS... [--dry-run]   rewrites code for a breaking change

Codemods:
${Object.entries(codemods)
  .map(([name, { description }]) => `  ${name.padEnd(20)} ${description}`)
  .join('\n')}
`;

const [command, ...given] = process.argv.slice(2);
const [target, ...paths] = given.filter((argument) => argument !== '--dry-run');
try {
  if (command === 'doctor') await runDoctor(target ?? '.');
  else if (command === 'brand' && target) await writeBrand(target);
  else if (command === 'codemod' && target && paths.length > 0) await changeCode(target, paths);
  else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}

async function runDoctor(folder: string): Promise<void> {
  const findings = await examine(folder);
  for (const { title, where, remedy } of findings) process.stdout.write(`✗ ${title}\n  ${where}\n  ${remedy}\n\n`);
  process.stdout.write(findings.length === 0 ? 'Nothing found.\n' : `${findings.length} found.\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** Writes the stylesheet to the standard output and the report to the standard error. */
async function writeBrand(path: string): Promise<void> {
  const brand = parseBrand(await readFile(path, 'utf8'));
  process.stdout.write(`${toBrandStylesheet(brand)}\n`);
  const failing = reportContrast(brand).filter(({ passes }) => !passes);
  for (const { theme, front, ground, ratio, needed } of failing)
    process.stderr.write(`✗ ${theme}: ${front} on ${ground} is ${ratio} to 1, and needs ${needed}\n`);
  process.stderr.write(
    failing.length === 0 ? 'Every pair of colours can be read.\n' : `${failing.length} pairs fail.\n`,
  );
  process.exitCode = failing.length === 0 ? 0 : 1;
}

async function changeCode(name: string, folders: readonly string[]): Promise<void> {
  const isRehearsal = given.includes('--dry-run');
  const { changed, notes, unreadable } = await runCodemod(name, folders, isRehearsal);
  for (const path of changed) process.stdout.write(`${isRehearsal ? 'would change' : 'changed'} ${path}\n`);
  for (const note of notes) process.stdout.write(`left to you: ${note}\n`);
  for (const file of unreadable) process.stderr.write(`✗ not read: ${file}\n`);
  const done = isRehearsal ? 'to change' : 'changed';
  process.stdout.write(`Files ${done}: ${changed.length}. Places left to you: ${notes.length}.\n`);
  process.exitCode = unreadable.length === 0 ? 0 : 1;
}
