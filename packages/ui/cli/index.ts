#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { reportContrast, toBrandStylesheet } from '../src/theme/brand';
import { examine } from './doctor/examine';
import { parseBrand } from './parseBrand';

const usage = `Usage:
  npx @lively/ui doctor [FOLDER]       looks for what goes wrong when a project installs the library
  npx @lively/ui brand FILE.json       writes the stylesheet of a brand, and how well its colours are read
`;

const [command, target] = process.argv.slice(2);
try {
  if (command === 'doctor') await runDoctor(target ?? '.');
  else if (command === 'brand' && target) await writeBrand(target);
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

/** The stylesheet goes where the caller sends it, the report to the terminal. */
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
