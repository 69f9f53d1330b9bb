/** The three steps of the dialog. */
export type PreferenceStep = 'categories' | 'subcategories' | 'recap';

/** Every text of the dialog. */
export interface PreferenceLabels {
  titles: Record<PreferenceStep, string>;
  descriptions: Record<PreferenceStep, string>;
  /** The current step: « Étape 1 sur 3 ». */
  progress: Record<PreferenceStep, string>;
  close: string;
  /** The button that closes the dialog without saving: « Plus tard ». */
  later: string;
  /** The button that leads to the recap: « Continuer ». */
  continue: string;
  /** The button that leads back to the categories. */
  back: string;
  save: string;
  /** The text while the preferences are being saved: « Enregistrement… ». */
  saving: string;
  /** The number of chosen preferences under a category's name: « 3 choix ». */
  chosenCount: (count: number) => string;
  /** The accessible name of a chosen preference in the recap: « Retirer Jazz ». */
  remove: (name: string) => string;
}
