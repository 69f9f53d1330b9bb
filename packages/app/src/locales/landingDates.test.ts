import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { textAt } from './readLocales.fixture';

test('the dates of the landing page link to their filters', () => {
  for (const language of languageCodes) {
    const places = [0, 1, 2].map((index) => `dates.${index}.href`);
    const hrefs = [...places, 'column.all.href'].map((place) => textAt(language, `pages/landing ${place}`));
    expect(hrefs).toEqual(['/explore?date=tonight', '/explore?date=tomorrow', '/explore?date=weekend', '/explore']);
    expect(textAt(language, 'pages/landing dates.0.label')).toBe(textAt(language, 'explore date.tonight'));
  }
});
