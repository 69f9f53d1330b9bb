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

test('B: no text promises what nothing does', () => {
  const promises = {
    fr: /vous avez un billet|doublons (sont|seront) (retirés|supprimés)|à jeudi|un clic (suffit )?pour (arrêter|vous désabonner)|(recevez|envoyons|enverrons) (une? )?rappel|prévenu par (email|notification)/i,
    en: /you (have|hold) a ticket for this|duplicates are removed|see you on thursday|one click to (stop|unsubscribe)|we (will )?send (you )?(a )?reminder/i,
    es: /tienes una entrada para este|duplicados se (retiran|eliminan)|hasta el jueves|un clic para (parar|darte de baja)|te (enviamos|enviaremos) un recordatorio/i,
  } as const;
  for (const [language, promise] of Object.entries(promises))
    expect(readTexts(language).filter(([, text]) => promise.test(text))).toEqual([]);
});

test('B: a distance is measured from a city that the text names, never from a home that nobody gave', () => {
  const texts = ['fr', 'en', 'es'].flatMap((language) => readTexts(language));
  const measured = texts.filter(([place]) => /distance/i.test(place));
  expect(measured.length).toBeGreaterThan(0);
  expect(measured.filter(([, text]) => /chez vous|your (place|home)|tu casa/i.test(text))).toEqual([]);
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
