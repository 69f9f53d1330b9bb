import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';

interface TemplateMail {
  readonly subject: string;
  /** The path of the template, absolute or relative to the root of the repository. */
  readonly file: string;
  /** The values of the placeholders `{{ .Name }}`. */
  readonly values: Readonly<Record<string, string>>;
}

/** Sends a mail that the package does not send, from a template of Lively. */
export async function sendTemplate(app: App, to: string, { subject, file, values }: TemplateMail): Promise<void> {
  const template = await readFile(file, 'utf8');
  const html = template.replace(/\{\{ *\.(\w+) *\}\}/g, (_, name) => values[name] ?? '');
  await app.drivers.email.send({ to, subject, html });
}
