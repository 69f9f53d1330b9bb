import type { TextSection } from '../page/Block';
import type { PageFigure } from '../page/Figures';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

/** A text with sections: about, privacy, terms, legal notices, accessibility. */
export interface ArticleContent extends PageOpening {
  /** The date of the last change. Shown if there is a list of sections. */
  updated?: {
    /** `YYYY-MM-DD`. */
    date: string;
    /** « Dernière mise à jour : 15 mars 2024 ». */
    text: string;
  };
  figures?: readonly PageFigure[];
  /** The title of the list of sections: « Sur cette page ». Leave it out for a short text. */
  contentsLabel?: string;
  sections: readonly TextSection[];
  /** The next pages to read. */
  next: {
    title: string;
    links: readonly DescribedLink[];
  };
}
