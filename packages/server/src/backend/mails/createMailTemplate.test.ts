import { languageCodes } from '@lively/engine/languages';
import { expect, test } from 'vitest';
import { createMailTemplate } from './createMailTemplate.ts';
import { renderTemplate } from './renderTemplate.ts';

test('a mail contains each language of the list, with links in this language', () => {
  const mail = createMailTemplate('known_address', '{{ .SiteURL }}{{ .Path }}/auth');
  expect(Object.keys(mail.texts)).toEqual(languageCodes);
  const html = renderTemplate(mail);
  for (const language of languageCodes) {
    expect(html).toContain(`<div lang="${language}">`);
    expect(html).toContain(mail.texts[language].title);
  }
  expect(html).toContain('{{ .SiteURL }}/en/auth');
});

test('a mail without texts is refused with its name', () => {
  expect(() => createMailTemplate('birthday', '')).toThrow('account.birthday in fr');
});
