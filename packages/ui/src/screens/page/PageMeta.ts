import type { CategoryTone } from '../../theme/tokens';

/** What a page says of itself outside of itself: tab, search results, shared links. */
export interface PageMeta {
  /** Under 60 characters, without the name of the site. */
  title: string;
  /** One or two sentences, under 160 characters. */
  description: string;
}

/** The poster beside a page's title. The same seed always gives the same drawing. */
export interface PagePoster {
  category: CategoryTone;
  seed: string;
}

/** What every public page begins with. */
export interface PageOpening {
  meta: PageMeta;
  poster: PagePoster;
  /** A word or two over the title: the family the page belongs to. */
  overline: string;
  /** The page's one `<h1>`. */
  title: string;
  /** One to three sentences under it. */
  lead: string;
}
