/** A page that people wait for, and the press that tells whether it is ready. */
export interface WaitedPage {
  readonly path: string;
  readonly isSignedIn: boolean;
  /** What is pressed, as a selector of CSS. Each press of it changes what is shown. */
  readonly pressed: string;
  /** What shows the effect of a press, as a selector of CSS: it appears, its text or its state changes, or another replaces it. */
  readonly shown: string;
}

const heart = { pressed: 'main button[aria-pressed][aria-label]', shown: 'main button[aria-pressed][aria-label]' };
/** The heart of a visitor, which answers with a message: only users have favourites. */
const visitorsHeart = { ...heart, shown: '[role=status] > [role=group]' };

/**
 * The pages that `pnpm bench:load` measures, with the sample events. The cards and filters of the landing page are links, which the
 * browser follows before any script runs: its menu is pressed.
 */
export const waitedPages = {
  landing: { path: '/', isSignedIn: false, pressed: 'header nav summary', shown: 'header nav details' },
  explore: { path: '/explore', isSignedIn: false, ...visitorsHeart },
  event: { path: '/event/17', isSignedIn: false, ...visitorsHeart },
  auth: { path: '/auth', isSignedIn: false, pressed: 'main form + p button', shown: 'main h1' },
  home: { path: '/', isSignedIn: true, ...heart },
  'my events': {
    path: '/my-events',
    isSignedIn: true,
    pressed: 'main li:has([aria-current]) + li a',
    shown: 'main [aria-current]',
  },
} as const satisfies Record<string, WaitedPage>;

export type PageName = keyof typeof waitedPages;
