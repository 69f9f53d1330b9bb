import { expect, test } from 'vitest';
import { formatLongDate } from '../i18n/formatDate';
import { readTexts } from './readLocales.fixture';

/** Words of the specification, or the name of what no other word names. */
const allowed = /nom d’utilisateur|récupération de l’utilisateur|être connecté pour voter/i;

test('D: French has one inclusive form: both words in full, or a word for everybody', () => {
  const shortened =
    /[a-zé](·|⋅|\.)(e|es|ne|nes|trice|euse)\b|\((e|ne|trice|euse)s?\)|\b(utilisateur|internaute inscrit|déjà inscrit|content de vous)s?\b/i;
  expect(readTexts('fr').filter(([, text]) => shortened.test(text.replace(allowed, '')))).toEqual([]);
});

test('D: nothing is named by its shape alone, 10.9', () => {
  const shapes = {
    fr: /\b(touchez|cliquez sur) (le|la|l’)(cœur|cloche|croix|étoile|bouton (rouge|vert|rond))/i,
    en: /\b(tap|click) the (heart|bell|cross|star|(red|green|round) button)/i,
    es: /\b(toca|pulsa) (el|la) (corazón|campana|cruz|estrella|botón (rojo|verde|redondo))/i,
  } as const;
  for (const [language, shape] of Object.entries(shapes))
    expect(readTexts(language).filter(([, text]) => shape.test(text))).toEqual([]);
});

test('D: English dates are British', () => {
  expect(formatLongDate('2026-11-22', 'en', '2026')).toBe('Sunday 22 November');
});
