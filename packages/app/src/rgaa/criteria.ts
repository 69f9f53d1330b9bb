/** The titles of the tests that inspect each page and its dialogs, with two engines and with our own rules. */
const structure = [
  'landmarks, skip link, site map, tables, images and names are accessible on public pages',
  'landmarks, skip link, site map, tables, images and names are accessible on the pages of a user',
  'dialogs and menus of public pages are accessible: structure, look, validity, legibility',
  'dialogs and menus of the pages of a user are accessible: structure, look, validity, legibility',
];
const validity = [
  'every page of the build is valid HTML',
  'every public page is valid HTML after hydration',
  'every page of a user is valid HTML',
];
const keyboard = ['every focused element shows its focus, and none traps the keyboard'];
const combobox = ['the suggestions have a name and a count, and can be chosen and closed with the keyboard'];

const onBoth = (title: string) => [`${title}, on public pages`, `${title}, on the pages of a user`];

/** The tests that prove a criterion: titles in `packages/e2e/access`. */
const proofs: Readonly<Record<string, readonly string[]>> = {
  '1.2': structure,
  '3.2': structure,
  '3.3': structure,
  '5.4': structure,
  '5.6': structure,
  '5.7': structure,
  '6.2': structure,
  '7.1': [...structure, ...combobox],
  '7.3': [...keyboard, ...combobox],
  '7.4': ['a language is chosen with a link, and arrow keys do not follow it'],
  '7.5': ['more events, another order and cleared filters are announced, and the focus is kept'],
  '8.1': validity,
  '8.2': validity,
  '8.3': structure,
  '8.4': structure,
  '8.5': structure,
  '8.6': ['each view of the sign-in page and each search have their own title'],
  '8.7': ['a French text of an organiser is marked as French on an English page'],
  '8.8': structure,
  '8.9': structure,
  '9.1': [...validity, ...structure],
  '9.2': structure,
  '9.3': structure,
  '10.1': validity,
  '10.2': structure,
  '10.4': onBoth('no text is cut at twice the size on a telephone'),
  '10.5': structure,
  '10.6': structure,
  '10.7': keyboard,
  '10.8': structure,
  '10.11': onBoth('no text is cut and no page scrolls sideways at 320 px'),
  '10.12': onBoth('no text is cut with more space in texts'),
  '11.1': structure,
  '11.4': structure,
  '11.5': structure,
  '11.6': structure,
  '11.9': structure,
  '11.10': [
    ...structure,
    'an empty form focuses its first error and announces no other',
    'the label contains that a field is optional',
  ],
  '11.13': structure,
  '12.1': structure,
  '12.2': structure,
  '12.4': structure,
  '12.5': structure,
  '12.6': structure,
  '12.7': structure,
  '12.8': [
    'the date and place of an event come before the booking in the reading order',
    'arrow keys on chips add at most one entry to the history',
  ],
  '12.9': keyboard,
  '13.2': structure,
  '13.8': structure,
  '13.9': structure,
};

/** The criteria that do not apply to this site: no film, no frame, no captcha by default, no layout table, no timed session. */
const notApplicable = new Set(
  '1.1 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13 5.1 5.2 5.3 5.8 7.2 10.13 10.14 11.8 12.10 12.11 13.3 13.4 13.5 13.6 13.12'.split(
    ' ',
  ),
);

/**
 * The criteria that only a person can judge, with the pages to check: `lookedAtPages` of `build/fingerprintPage.ts`.
 * The findings are in `locales/…/pages/accessGrid.json`, their dates in `looks.json` (`pnpm record:looks`).
 */
export const lookedAtOn = {
  '3.1': ['home', 'explore', 'event', 'auth', 'eventForm', 'profile'],
  '5.5': ['ranking'],
  '6.1': ['frame', 'home', 'explore', 'event'],
  '8.10': ['explore', 'event'],
  '9.4': ['community'],
  '10.3': ['home', 'explore', 'event', 'eventForm'],
  '10.9': ['frame', 'home', 'explore', 'event', 'eventForm'],
  '10.10': ['frame', 'home', 'explore', 'event', 'eventForm'],
  '11.2': ['explore', 'auth', 'contact', 'eventForm', 'profile'],
  '11.3': ['auth', 'contact', 'profile'],
  '11.7': ['explore', 'eventForm'],
  '11.11': ['auth', 'contact', 'eventForm'],
  '11.12': ['eventForm', 'myEvents', 'profile'],
  '12.3': ['siteMap'],
  '13.1': ['auth', 'eventForm'],
  '13.7': ['home', 'explore'],
  '13.10': ['eventForm', 'profile'],
  '13.11': ['frame', 'explore', 'event'],
} as const;

/** A criterion that a person judges. */
export type LookedAt = keyof typeof lookedAtOn;

/** The number of criteria in each theme of RGAA 4.1, in its order: 106 in total. */
const sizes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** A criterion of RGAA 4.1, and its proof for this site. */
export interface Criterion {
  /** `8.2` */
  id: string;
  isApplicable: boolean;
  /** Titles of tests. Empty if no test proves it yet. */
  tests: readonly string[];
  /** The pages that a person checks, for a criterion that tests cannot judge. */
  lookedAtOn?: readonly string[] | undefined;
}

/** The criteria, theme by theme. */
export const themes: readonly (readonly Criterion[])[] = sizes.map((size, theme) =>
  Array.from({ length: size }, (_, index) => {
    const id = `${theme + 1}.${index + 1}`;
    return {
      id,
      isApplicable: !notApplicable.has(id),
      tests: proofs[id] ?? [],
      lookedAtOn: lookedAtOn[id as LookedAt],
    };
  }),
);
