import type { Choice } from '../../internal/Choice';
import type { CategoryTone } from '../../theme/tokens';

/** A family of things one may like, with its members. */
export interface PreferenceFamily extends Choice {
  /** The category whose poster and colour it takes. */
  tone: CategoryTone;
  /** The whole of it, as an answer: « Tous les concerts ». */
  wholeLabel: string;
  members: readonly Choice[];
}

/** Something chosen: a member of a family, or with `null` the whole family. */
export interface ChosenPreference {
  category: string;
  subcategory: string | null;
}
