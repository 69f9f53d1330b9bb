/** What a page or a package may weigh, or how long a page may take. */
export interface Budget {
  /** Bytes, files or a ratio, after the floors and the peers, never after the present. Without one only the ratchet applies. */
  readonly goal?: number;
  /** By which share a measurement may exceed another one of the same code. A ratchet leaves it free. @default none: a weight is exact */
  readonly noise?: number;
  /** What the weight consists of, and the floor or the peer of the goal. */
  readonly about: string;
}

/** Slow 4G and a processor four times slower; times are ratios of the same run on the same machine. */
const ready = { goal: 0.6, noise: 0.3, about: 'of the app rendered in the browser, until a press shows its effect' };
const painted = { goal: 1.15, noise: 0.3, about: 'of the page without scripts, until the largest paint' };
const paintedForUser = { goal: 0.6, noise: 0.3, about: 'of the app rendered in the browser, until the largest paint' };
const awake = { goal: 1.3, noise: 0.3, about: 'of the app rendered in the browser, until its scripts are awake' };

/**
 * The budgets of everything that `pnpm size` weighs, with gzip -9 unless stated, and that `pnpm bench:load` and `pnpm bench:input`
 * measure. No other file states a goal of them. The present is guarded by `scripts/ratchets.json`, which may only go down
 * (docs/decisions/0103).
 */
export const budgets = {
  'script of a static page': { goal: 155_000, about: 'the worst; the libraries alone are 119 kB, Gancio has 311' },
  'script of explore and an event': {
    goal: 180_000,
    about: 'the worst; the libraries alone are 136 kB, Hi.Events has 355',
  },
  'script of a signed-in page': { goal: 255_000, about: 'the worst; the libraries alone are 204 kB' },
  'texts of a page': { goal: 6_000, about: 'the worst page and language; Mobilizon has 43 kB' },
  'styles of a page': { about: 'the worst' },
  'HTML of the landing page, as served': { goal: 14_600, about: 'with its styles and its events' },
  'HTML of a static page': { about: 'the worst, with its styles' },
  'HTML of explore': { goal: 18_000, about: 'with its styles and the data of its list' },
  'an answer of explore': { goal: 6_000, about: 'on the wire' },
  'script files of a visitor': { goal: 10, about: 'the worst page, without a gesture; a file is a request' },
  'script files of a user': { goal: 14, about: 'the worst page, without a gesture' },
  'scripts until idle, landing page': { goal: 150_000, about: 'Brotli, without a gesture, on slow 4G' },
  'scripts until idle, explore': { goal: 185_000, about: 'Brotli, without a gesture, on slow 4G' },
  'scripts until idle, an event': { goal: 180_000, about: 'Brotli, without a gesture, on slow 4G' },
  'scripts until idle, a user': { goal: 280_000, about: 'Brotli, the worst page, without a gesture, on slow 4G' },
  'script of EventCard': { goal: 2_000, about: 'without React; plain React 0.6 kB, Base UI 4.5, Mantine 18' },
  'styles of EventCard': { goal: 1_000, about: 'plain CSS 0.6 kB, Mantine 7' },
  'script of Button': { about: 'without React' },
  'styles of Button': { about: 'its own rules' },
  'script of the kit': { about: 'card, modal, tabs, fields, submit button; Base UI 30.8 kB, react-aria 43.6' },
  'styles of the kit': { about: 'Base UI with plain CSS 0.9 kB' },
  'script of a combobox': { about: 'the worst of three, before the first focus' },
  'engine without taxonomy': { goal: 6_000, about: 'every function; MiniSearch has 5.9 kB and only searches' },
  engine: { about: 'every function and list' },
  'recommend alone': { about: 'with the taxonomy' },
  'recommend without taxonomy': { about: 'recommend alone' },
  'scoreEvent alone': { about: 'with the taxonomy' },
  'grammar with French words': { goal: 12_000, about: 'a line is read with both' },
  'grammar with English words': { goal: 12_000, about: 'a line is read with both' },
  'grammar with Spanish words': { goal: 12_000, about: 'a line is read with both' },
  'whole grammar with French words': { about: 'with what only lines with exclusions or school holidays load' },
  'whole grammar with English words': { about: 'the same' },
  'whole grammar with Spanish words': { about: 'the same' },
  'reader of prices': { about: 'with its rules; the form and the importer load it' },
  'constants of the engine': { about: 'all' },
  'the widgets': { goal: 10_000, about: 'a list in French with pictures; written by hand 1.8 kB, Gancio 6.7' },
  'the calendar of a month': { goal: 4_000, about: 'what a list loads more for it' },
  'the widgets for React': { about: 'both components, without React and the widgets' },
  'ready: landing': ready,
  'ready: explore': ready,
  'ready: event': ready,
  'ready: auth': ready,
  'ready: home': ready,
  'ready: my events': ready,
  'awake: landing': awake,
  'awake: explore': awake,
  'awake: event': awake,
  'awake: auth': awake,
  'awake: home': awake,
  'awake: my events': awake,
  'painted: landing': painted,
  'painted: explore': painted,
  'painted: event': painted,
  'painted: auth': painted,
  'painted: home': paintedForUser,
  'painted: my events': paintedForUser,
  'layout shift': { goal: 0.01, noise: 0.3, about: 'the worst page, without a gesture' },
  'a letter in the search': { goal: 5, noise: 0.3, about: 'processor time, of a letter in a field without scripts' },
} satisfies Record<string, Budget>;
