/** A link that stands alone. */
export interface PageLink {
  /** The purpose of the link, which must be clear without context. */
  label: string;
  /** A path of the site without its language (`/faq`), `mailto:`, `tel:` or `https:`. */
  href: string;
}

/** A link with a sentence about its target. */
export interface DescribedLink extends PageLink {
  text: string;
}
