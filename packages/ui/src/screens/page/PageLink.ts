/** A link that stands alone. */
export interface PageLink {
  /** Where it leads, in words that stand alone. */
  label: string;
  /** A path of the site without its language (`/faq`), `mailto:`, `tel:` or `https:`. */
  href: string;
}

/** A link with a sentence about what is behind it. */
export interface DescribedLink extends PageLink {
  text: string;
}
