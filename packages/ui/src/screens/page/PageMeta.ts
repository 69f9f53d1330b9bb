import type { CategoryTone } from '../../theme/tokens';

/** The metadata of a page: for the tab, search results and shared links. */
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

/** The beginning of every public page. */
export interface PageOpening {
  meta: PageMeta;
  poster: PagePoster;
  /** One or two words above the title: the group of pages that the page belongs to. */
  overline: string;
  /** The page's one `<h1>`. */
  title: string;
  /** One to three sentences below the title. */
  lead: string;
}
