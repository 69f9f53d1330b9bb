const structure = [
  'RGAA structure: landmarks, skip link, site map, tables, images and names hold on public pages',
  'RGAA structure: landmarks, skip link, site map, tables, images and names hold on the pages of a user',
];
const validity = [
  'D 8.2 every page that the build writes is valid HTML',
  'D 8.2 every public page is valid HTML once the app has taken it over',
  'D 8.2 every page of a user is valid HTML',
];
const keyboard = ['RGAA keyboard: every stop is seen, none is a trap'];
const combobox = ['RGAA combobox: suggestions are named, counted, chosen and closed by the keyboard alone'];

const onBoth = (title: string) => [`${title}, on public pages`, `${title}, on the pages of a user`];

/** What proves a criterion: the titles of tests in `packages/e2e/access`. */
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
  '7.4': ['D 7.4 a language is chosen by a link, which arrow keys do not follow'],
  '7.5': ['D 7.5 more, another order and cleared filters are announced, and the focus stays on the page'],
  '8.1': validity,
  '8.2': validity,
  '8.3': structure,
  '8.4': structure,
  '8.5': structure,
  '8.6': ['D 8.6 each view of the sign-in page, and each search, has a title of its own'],
  '8.7': ['D 8.7 what an organiser wrote in French says so on an English page'],
  '8.8': structure,
  '8.9': structure,
  '9.1': validity,
  '9.2': structure,
  '9.3': structure,
  '10.1': validity,
  '10.2': structure,
  '10.4': onBoth('D 10.4 nothing is cut at twice the size on a telephone'),
  '10.5': structure,
  '10.6': structure,
  '10.7': keyboard,
  '10.8': structure,
  '10.11': onBoth('D 10.11 nothing is cut, and nothing scrolls sideways, at 320 px'),
  '10.12': onBoth('D 10.12 nothing is cut when texts are spaced out'),
  '11.1': structure,
  '11.4': structure,
  '11.5': structure,
  '11.6': structure,
  '11.9': structure,
  '11.10': ['D 11.10 an empty form says one thing at a time', 'D 11.10 what may be left out is said in the label'],
  '11.13': structure,
  '12.1': structure,
  '12.2': structure,
  '12.4': structure,
  '12.5': structure,
  '12.6': structure,
  '12.7': structure,
  '12.8': [
    'D 12.8 on the page of an event, when and where are heard before booking',
    'D 12.8 arrow keys on chips leave one entry in the history',
  ],
  '12.9': keyboard,
  '13.2': structure,
  '13.8': structure,
  '13.9': structure,
};

/** What concerns nothing on this site: no film, no frame, no captcha, no layout table, no timed session. */
const notApplicable = new Set(
  '1.1 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13 5.1 5.2 5.3 5.8 7.2 10.13 10.14 11.8 12.10 12.11 13.3 13.4 13.5 13.6 13.12'.split(
    ' ',
  ),
);

/**
 * What no machine can judge: the civil day on which somebody looked at a page of each kind for it, `YYYY-MM-DD`. What they found stands in
 * `locales/…/pages/accessGrid.json`. A change of the texts or of the look makes it due again.
 */
const looks = {
  '3.1': '2026-11-22',
  '5.5': '2026-11-22',
  '6.1': '2026-11-22',
  '8.10': '2026-11-22',
  '9.4': '2026-11-22',
  '10.3': '2026-11-22',
  '10.9': '2026-11-22',
  '10.10': '2026-11-22',
  '11.2': '2026-11-22',
  '11.3': '2026-11-22',
  '11.7': '2026-11-22',
  '11.11': '2026-11-22',
  '11.12': '2026-11-22',
  '12.3': '2026-11-22',
  '13.1': '2026-11-22',
  '13.7': '2026-11-22',
  '13.10': '2026-11-22',
  '13.11': '2026-11-22',
} as const;

/** A criterion that somebody judges by looking. */
export type LookedAt = keyof typeof looks;

/** How many criteria each theme of RGAA 4.1 has, in its order: 106 in all. */
const sizes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** A criterion of RGAA 4.1, and what proves it here. */
export interface Criterion {
  /** `8.2` */
  id: string;
  isApplicable: boolean;
  /** Titles of tests. Empty where none has proven it yet. */
  tests: readonly string[];
  /** The day on which somebody looked, where no machine can judge: `YYYY-MM-DD`. */
  lookedOn?: string | undefined;
}

/** The criteria, theme by theme. */
export const themes: readonly (readonly Criterion[])[] = sizes.map((size, theme) =>
  Array.from({ length: size }, (_, index) => {
    const id = `${theme + 1}.${index + 1}`;
    return { id, isApplicable: !notApplicable.has(id), tests: proofs[id] ?? [], lookedOn: looks[id as LookedAt] };
  }),
);
