import type { TextSection } from '../page/Block';
import type { PageFigure } from '../page/Figures';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

/** A text in sections: about, privacy, terms, legal notices, accessibility. */
export interface ArticleContent extends PageOpening {
  /** When the text last changed. Shown where there is a list of sections. */
  updated?: {
    /** `YYYY-MM-DD`. */
    date: string;
    /** « Dernière mise à jour : 15 mars 2024 ». */
    text: string;
  };
  figures?: readonly PageFigure[];
  /** What the list of sections is called: « Sur cette page ». Leave it out where the text is short. */
  contentsLabel?: string;
  sections: readonly TextSection[];
  /** Where to go from here. */
  next: {
    title: string;
    links: readonly DescribedLink[];
  };
}
