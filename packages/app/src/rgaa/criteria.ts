/** A criterion of RGAA 4.1. */
export interface Criterion {
  /** `8.2` */
  id: string;
  /** The tests that hold it at each change. Empty if only a person can judge it. */
  tests: readonly HoldingTest[];
}

/** A test in `packages/e2e/access`, which `test` runs at each change. */
export interface HoldingTest {
  /** `titles.spec.ts` */
  file: string;
  title: string;
}

/** The tests that inspect each page and its dialogs, with two engines and with our own rules. */
const structure = [
  ...testsIn(
    'pages',
    'landmarks, skip link, site map, tables, images and names are accessible on public pages',
    'landmarks, skip link, site map, tables, images and names are accessible on the pages of a user',
  ),
  ...testsIn(
    'states',
    'dialogs and menus of public pages are accessible: structure, look, validity, legibility',
    'dialogs and menus of the pages of a user are accessible: structure, look, validity, legibility',
  ),
];
const validity = [
  ...testsIn('validity', 'every page of the build is valid HTML'),
  ...testsIn('pages', 'every public page is valid HTML after hydration', 'every page of a user is valid HTML'),
];
const keyboard = testsIn('keyboard', 'every focused element shows its focus, and none traps the keyboard');
const combobox = testsIn(
  'combobox',
  'the suggestions have a name and a count, and can be chosen and closed with the keyboard',
);

const maps = testsIn(
  'maps',
  'the number of a department can be pointed at, and hidden with Escape',
  'the name of a point can be pointed at and focused, and hidden with Escape',
);
const polls = testsIn('polls', 'the pages of a poll are accessible: structure, look, validity, legibility');

const testsFor: Readonly<Record<string, readonly HoldingTest[]>> = {
  '1.2': structure,
  '3.1': testsIn(
    'maps',
    'the name of a point has the category that its colour shows, and the title is marked as French',
  ),
  '3.2': structure,
  '3.3': structure,
  '5.4': structure,
  '5.6': structure,
  '5.7': structure,
  '6.2': structure,
  '7.1': [...structure, ...combobox],
  '7.3': [...keyboard, ...combobox],
  '7.4': testsIn('announcements', 'a language is chosen with a link, and arrow keys do not follow it'),
  '7.5': testsIn(
    'announcements',
    'more events, another order and cleared filters are announced, and the focus is kept',
  ),
  '8.1': validity,
  '8.2': validity,
  '8.3': structure,
  '8.4': structure,
  '8.5': structure,
  '8.6': testsIn(
    'titles',
    'each view of the sign-in page, each search and each filtered list have their own title',
    'each tab of « Mes sorties » and « Profil » has its own title',
  ),
  '8.7': testsIn(
    'announcements',
    'a French text of an organiser is marked as French on an English page',
    'the titles of a poll are marked as French on an English page, in each question and in the result',
  ),
  '8.8': structure,
  '8.9': structure,
  '9.1': [...validity, ...structure],
  '9.2': structure,
  '9.3': structure,
  '10.1': validity,
  '10.2': structure,
  '10.4': testsIn(
    'largeText',
    'no text is cut, broken or covered at twice the size on a telephone, on public pages',
    'no text is cut, broken or covered at twice the size on a telephone, on the pages of a user',
    'no text is cut, broken or covered at twice the size on a telephone, in dialogs and menus',
    'no text is cut, broken or covered at twice the size on a telephone, in dialogs and menus of a user',
    'no text is cut, broken or covered at twice the size on a telephone, on the pages of a poll',
  ),
  '10.5': structure,
  '10.6': structure,
  '10.7': keyboard,
  '10.8': structure,
  '10.11': [
    ...testsOnBoth('pages', 'no text is cut and no page scrolls sideways at 320 px'),
    ...testsIn('narrow', 'the home page of a user is read at 320 px without scrolling sideways, and no word is broken'),
  ],
  '10.12': testsOnBoth('pages', 'no text is cut with more space in texts'),
  '10.13': maps,
  '10.14': maps.slice(1),
  '11.1': structure,
  '11.4': structure,
  '11.5': structure,
  '11.6': structure,
  '11.9': structure,
  '11.10': [
    ...structure,
    ...polls,
    ...testsIn(
      'announcements',
      'an empty form focuses its first error and announces no other',
      'the label contains that a field is optional',
      'the label contains that a field is required, if no label names optional fields',
    ),
  ],
  '11.13': structure,
  '12.1': structure,
  '12.2': structure,
  '12.4': structure,
  '12.5': structure,
  '12.6': structure,
  '12.7': structure,
  '12.8': testsIn(
    'announcements',
    'the date and place of an event come before the booking in the reading order',
    'arrow keys on chips add at most one entry to the history',
  ),
  '12.9': keyboard,
  '12.11': combobox,
  '13.2': structure,
  '13.8': structure,
  '13.9': structure,
};

/** The number of criteria in each theme of RGAA 4.1, in its order: 106 in total. */
const sizes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** The criteria, theme by theme. */
export const themes: readonly (readonly Criterion[])[] = sizes.map((size, theme) =>
  Array.from({ length: size }, (_, index) => {
    const id = `${theme + 1}.${index + 1}`;
    return { id, tests: testsFor[id] ?? [] };
  }),
);

function testsIn(name: string, ...titles: string[]): HoldingTest[] {
  return titles.map((title) => ({ file: `${name}.spec.ts`, title }));
}

function testsOnBoth(name: string, title: string): HoldingTest[] {
  return testsIn(name, `${title}, on public pages`, `${title}, on the pages of a user`);
}
