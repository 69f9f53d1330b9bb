/** The media queries of the layouts, mobile first: each applies from its width up. */
export const from = {
  /** A large phone. */
  phablet: 'screen and (min-width: 30rem)',
  /** A tablet in portrait orientation. */
  tablet: 'screen and (min-width: 45rem)',
  /** A laptop. */
  laptop: 'screen and (min-width: 64rem)',
  /** A desktop. */
  desktop: 'screen and (min-width: 80rem)',
} as const;

/**
 * Windows narrower than the narrowest phone, because the widths are measured in text: a phone with enlarged text. Nothing
 * is side by side there.
 */
export const enlargedText = 'screen and (max-width: 19.99rem)';

/** The narrowest phones, and phones with enlarged text: nothing scrolls sideways there. */
export const narrowPhone = 'screen and (max-width: 21.99rem)';

/** Windows narrower than a tablet, for changes of position that only phones need. */
export const belowTablet = 'screen and (max-width: 44.99rem)';

/** Windows narrower than a laptop. */
export const belowLaptop = 'screen and (max-width: 63.99rem)';
