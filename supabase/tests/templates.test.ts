import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { mails } from '../../packages/server/src/backend/mails/mails.ts';
import { renderSubject, renderTemplate } from '../../packages/server/src/backend/mails/renderTemplate.ts';

const read = (path: string) => readFile(resolve(import.meta.dirname, '..', path), 'utf8');

test.each(mails)('the template of $name is written from its texts', async (mail) => {
  expect(await read(`templates/${mail.name}.html`), 'Run supabase/generateTemplates.ts').toBe(renderTemplate(mail));
});

test('the subjects of the project are those of the texts', async () => {
  const config = await read('config.toml');
  // The last is a mail of the embedded backend alone: a hosted project sends none.
  for (const mail of mails.slice(0, -1)) expect(config).toContain(`subject = '${renderSubject(mail)}'`);
});

test('a mail says as much in each language', () => {
  for (const { texts } of mails)
    for (const { subject, title, text, action } of Object.values(texts)) {
      expect([subject, title, text, action].every((each) => each.trim() !== '')).toBe(true);
      expect(text.match(/\{\{ \.\w+ \}\}/g)).toEqual(texts.fr.text.match(/\{\{ \.\w+ \}\}/g));
    }
});
