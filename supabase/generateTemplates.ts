import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mails } from '../packages/server/src/backend/mails/mails.ts';
import { renderTemplate } from '../packages/server/src/backend/mails/renderTemplate.ts';

for (const mail of mails) {
  const file = resolve(import.meta.dirname, `templates/${mail.name}.html`);
  await writeFile(file, renderTemplate(mail));
  process.stdout.write(`Wrote ${file}\n`);
}
