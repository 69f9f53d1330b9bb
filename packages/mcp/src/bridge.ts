#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { createPass } from './createPass.ts';

const site = process.argv[2] ?? process.env.LIVELY_URL ?? 'https://lively.fr';
if (!URL.canParse(site)) {
  process.stderr.write(`${site} is no URL. Name the site: lively-mcp https://lively.fr\n`);
  process.exit(1);
}
const pass = createPass(new URL('/mcp', site));
// Messages need no order: each answer has the id of its message. The process ends with its input, after the last answer.
for await (const line of createInterface({ input: process.stdin }))
  if (line.trim())
    void pass(line).then((answer) => {
      if (answer) process.stdout.write(`${answer}\n`);
    });
