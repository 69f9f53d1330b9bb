import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mails } from '../packages/server/src/backend/mails/mails.ts';
import { renderSubject, renderTemplate } from '../packages/server/src/backend/mails/renderTemplate.ts';

const templates = Object.values(mails);
for (const mail of templates) {
  const file = resolve(import.meta.dirname, `templates/${mail.name}.html`);
  await writeFile(file, renderTemplate(mail));
  process.stdout.write(`Wrote ${file}\n`);
}

const config = resolve(import.meta.dirname, 'config.toml');
let written = await readFile(config, 'utf8');
for (const mail of templates) {
  // The table of a mail that the embedded backend does not know is a comment.
  const subject = new RegExp(`(\\[auth\\.email\\.template\\.${mail.name}\\]\n(?:# )?subject = ).*`);
  written = written.replace(subject, (_, start: string) => `${start}'${renderSubject(mail)}'`);
}
await writeFile(config, written);
process.stdout.write(`Wrote the subjects in ${config}\n`);
