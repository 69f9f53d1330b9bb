/** Where layouts change, as media queries. Mobile first: each holds from its width up. */
export const from = {
  /** Large phone. */
  phablet: 'screen and (min-width: 30rem)',
  /** Tablet held upright. */
  tablet: 'screen and (min-width: 45rem)',
  /** Laptop. */
  laptop: 'screen and (min-width: 64rem)',
  /** Desktop. */
  desktop: 'screen and (min-width: 80rem)',
} as const;

/** Narrower than a tablet: for what only telephones take out of its place. */
export const belowTablet = 'screen and (max-width: 44.99rem)';
