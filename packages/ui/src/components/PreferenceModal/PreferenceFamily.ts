import type { Choice } from '../../internal/Choice';
import type { PosterSubcategory } from '../../poster/motifs';
import type { CategoryTone } from '../../theme/tokens';

/** A family of preferences, with its members. */
export interface PreferenceFamily extends Choice {
  /** The category whose poster and colour the family takes. */
  tone: CategoryTone;
  /** The member whose motif its poster shows. @default one of the category */
  motif?: PosterSubcategory | undefined;
  /** The answer for the whole family: « Tous les concerts ». */
  wholeLabel: string;
  members: readonly Choice[];
}

/** A chosen member of a family, or the whole family if `subcategory` is `null`. */
export interface ChosenPreference {
  category: string;
  subcategory: string | null;
}
