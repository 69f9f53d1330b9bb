import { expect, test } from 'vitest';
import { formatLongDate } from '../i18n/formatDate';
import { leavesOf, namespacesOf, readTexts } from './readLocales.fixture';

/** Words of the specification, or names without an alternative. */
const allowed = /nom d’utilisateur|récupération de l’utilisateur|être connecté pour voter/i;

test('French has one inclusive form: both words in full, or a neutral word', () => {
  const shortened =
    /[a-zé](·|⋅|\.)(e|es|ne|nes|trice|euse)\b|\((e|ne|trice|euse)s?\)|\b(utilisateur|internaute inscrit|déjà inscrit|content de vous)s?\b/i;
  expect(readTexts('fr').filter(([, text]) => shortened.test(text.replace(allowed, '')))).toEqual([]);
});

test('no text promises a feature that does not exist', () => {
  const promises = {
    fr: /vous avez un billet|doublons (sont|seront) (retirés|supprimés)|à jeudi|un clic (suffit )?pour (arrêter|vous désabonner)|(recevez|envoyons|enverrons) (une? )?rappel|prévenu par (email|notification)/i,
    en: /you (have|hold) a ticket for this|duplicates are removed|see you on thursday|one click to (stop|unsubscribe)|we (will )?send (you )?(a )?reminder/i,
    es: /tienes una entrada para este|duplicados se (retiran|eliminan)|hasta el jueves|un clic para (parar|darte de baja)|te (enviamos|enviaremos) un recordatorio/i,
  } as const;
  for (const [language, promise] of Object.entries(promises))
    expect(readTexts(language).filter(([, text]) => promise.test(text))).toEqual([]);
});

test('no text calls a distance the one from the home of the user', () => {
  const texts = ['fr', 'en', 'es'].flatMap((language) => readTexts(language));
  const measured = texts.filter(([place]) => /distance/i.test(place));
  expect(measured.length).toBeGreaterThan(0);
  expect(measured.filter(([, text]) => /chez vous|your (place|home)|tu casa/i.test(text))).toEqual([]);
});

test('no text refers to a button only by its shape', () => {
  const shapes = {
    fr: /\b(touchez|cliquez sur) (le|la|l’)(cœur|cloche|croix|étoile|bouton (rouge|vert|rond))/i,
    en: /\b(tap|click) the (heart|bell|cross|star|(red|green|round) button)/i,
    es: /\b(toca|pulsa) (el|la) (corazón|campana|cruz|estrella|botón (rojo|verde|redondo))/i,
  } as const;
  for (const [language, shape] of Object.entries(shapes))
    expect(readTexts(language).filter(([, text]) => shape.test(text))).toEqual([]);
});

test('an English date has the British order', () => {
  expect(formatLongDate('2026-11-22', 'en', '2026')).toBe('Sunday 22 November');
});

test('a time of day has the format of the screens: 20:30; French prose writes 20 h 30', () => {
  // This page quotes the filters.
  const quotesScreens = /^pages\/help\/useFilters /;
  const isProse = (place: string) => place.startsWith('pages/') && !quotesScreens.test(place);
  const colon = /\d:\d\d/;
  const french = rawTexts('fr');
  const prose = french.filter(([place]) => isProse(place));
  expect(prose.filter(([, text]) => /\d\u00a0h(\u00a0\d\d)?(?![\p{L}/])/u.test(text)).length).toBeGreaterThan(10);
  expect(prose.filter(([, text]) => colon.test(text))).toEqual([]);
  const otherForms = [
    ...french.filter(([place, text]) => !isProse(place) && /\d\s?h(\s?\d\d)?\b(?!\/24)/.test(text)),
    ...rawTexts('en').filter(([, text]) => /\d\s?[ap]m\b|o’clock|\b[ap]\.m\./i.test(text)),
    ...rawTexts('es').filter(([, text]) => /\d\s?h\b/.test(text)),
  ];
  expect(otherForms).toEqual([]);
});

test('Spanish addresses the user with « tú » on every page', () => {
  const formal =
    /\busted(es)?\b|\bsu (ciudad|navegador|propio sitio)\b|(^|[.:] )(muestre|compónga(la|lo)|mire|copie|seleccione|elija|pulse)\b/i;
  expect(readTexts('es').filter(([, text]) => formal.test(text))).toEqual([]);
});

test('a report has one name in each language', () => {
  const french = readTexts('fr').filter(([, text]) => /\bsignalements?\b/i.test(text));
  expect(french.length).toBeGreaterThan(20);
  for (const [language, name] of [
    ['en', /report/i],
    ['es', /denunci/i],
  ] as const) {
    const own = new Map(readTexts(language));
    expect(french.filter(([place]) => !name.test(own.get(place) ?? name.source))).toEqual([]);
  }
});

test('a text that refers to a list uses the name of that list on its screen', () => {
  const quoted = { fr: /«\s(Mes [^»]+)\s»/g, en: /“(My [^”]+)”/g, es: /«(Mis [^»]+)»/g } as const;
  for (const [language, quotes] of Object.entries(quoted)) {
    const texts = readTexts(language).map(([, text]) => text);
    const names = texts.flatMap((text) => [...text.matchAll(quotes)].map(([, name]) => name ?? ''));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !texts.includes(name))).toEqual([]);
  }
});

test('no text uses one of the rejected unclear wordings', () => {
  const riddles = {
    fr: /(pas|pu) venir|script ne vient|personne n’a compté|à l’œil|c’est lui qui s’en charge|page résiste|sans elle, rien ne part|brouillon est revenu|72 octets/i,
    en: /(did|does) not come\b|(somebody|nobody) counted|by eye\b|hangs on colour|page resists|ticket office|begins anew|draft is back|\ba line\.|without an answer|72 bytes/i,
    es: /ha podido (venir|llegar)|script no llega|nadie ha contado|a simple vista|se resiste|está en camino…|sin respuesta|72 bytes/i,
  } as const;
  for (const [language, riddle] of Object.entries(riddles))
    expect(readTexts(language).filter(([, text]) => riddle.test(text))).toEqual([]);
});

/** Lists the texts of a language by place, with their times of day, which `readTexts` replaces. */
function rawTexts(language: string): (readonly [place: string, text: string])[] {
  return [...namespacesOf(language)].flatMap(([namespace, texts]) =>
    leavesOf(texts).map(([key, text]) => [`${namespace} ${key}`, text] as const),
  );
}
