import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { credentialsMails } from '../../packages/server/src/backend/mails/credentialsMails.ts';
import { mailColors } from '../../packages/server/src/backend/mails/mailColors.ts';
import { knownAddressMail, mails } from '../../packages/server/src/backend/mails/mails.ts';
import { renderSubject, renderTemplate } from '../../packages/server/src/backend/mails/renderTemplate.ts';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { darkColors, lightColors } from '../../packages/ui/src/theme/tokens.ts';

const everyMail = [...Object.values(mails), knownAddressMail, ...Object.values(credentialsMails)];
const read = (path: string) => readFile(resolve(import.meta.dirname, '..', path), 'utf8');

test.each(Object.values(mails))('the template of $name equals the output for its texts', async (mail) => {
  expect(await read(`templates/${mail.name}.html`), 'Run supabase/generateTemplates.ts').toBe(renderTemplate(mail));
});

test('the subjects of the project equal those of the texts', async () => {
  const config = await read('config.toml');
  for (const mail of Object.values(mails)) expect(config).toContain(`subject = '${renderSubject(mail)}'`);
});

test('a mail has the same parts and placeholders in each language', () => {
  for (const { texts } of everyMail)
    for (const { subject, title, text, action } of Object.values(texts)) {
      expect([subject, title, text, action].every((each) => each.trim() !== '')).toBe(true);
      expect(text.match(/\{\{ \.\w+ \}\}/g)).toEqual(texts.fr.text.match(/\{\{ \.\w+ \}\}/g));
    }
});

const themes = [
  ['light', mailColors.light, lightColors],
  ['dark', mailColors.dark, darkColors],
] as const;

test.each(themes)('the colours of mails in the %s theme are tokens with a contrast of 4.5:1', (_, colors, tokens) => {
  expect(tokens).toMatchObject(colors);
  expect(contrast(colors.ink, colors.surface)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.ink, colors.ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.inkMuted, colors.surface)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.onBrand, colors.brand)).toBeGreaterThanOrEqual(4.5);
});

test.each(everyMail)('the mail $name has a colour for dark mailboxes for each of its colours', (mail) => {
  const html = renderTemplate(mail);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  const [, dark = ''] = html.match(/@media \(prefers-color-scheme: dark\) \{([\s\S]*?)<\/style>/) ?? [];
  const colored = [...html.matchAll(/<(\w+)([^>]*) style="([^"]*#[^"]*)"/g)];
  expect(colored.length).toBeGreaterThan(4);
  for (const [, element = '', attributes = '', style = ''] of colored) {
    const name = attributes.match(/class="(\w+)"/)?.[1];
    const [, rule = ''] = dark.match(new RegExp(`\\s${name ? `\\.${name}` : element} \\{([^}]*)\\}`)) ?? [];
    for (const [, property] of style.matchAll(/([\w-]+): [^;]*#/g))
      expect(rule, `${name ?? element} has a ${property}`).toMatch(
        new RegExp(`\\b${property === 'border' ? 'border-color' : property}: #\\w{6} !important`),
      );
  }
});
