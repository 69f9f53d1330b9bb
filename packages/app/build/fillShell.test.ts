import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { languageCodes, prefixOf } from '@lively/engine/languages';
import { expect, test } from 'vitest';
import { fillShell } from './fillShell.ts';

test('a page without scripts shows a message and a link to the events in each language', async () => {
  const shell = await readFile(resolve(import.meta.dirname, '../index.html'), 'utf8');
  const fill = fillShell().transformIndexHtml as (html: string) => Promise<string>;
  const html = await fill(shell);
  expect(html).not.toMatch(/%[A-Z_]+%/);
  const [plain = ''] = html.match(/<div id="root"><noscript>.*<\/noscript><\/div>/) ?? [];
  expect(plain).toContain('<section lang="fr"><h2>Cette page demande JavaScript</h2>');
  expect(plain).toContain('<section lang="en"><h2>This page needs JavaScript</h2>');
  expect([...plain.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    languageCodes.map((language) => `${prefixOf(language)}/explore`),
  );
});
