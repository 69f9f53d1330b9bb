/** What the three steps of the dialog are. */
export type PreferenceStep = 'categories' | 'subcategories' | 'recap';

/** Every text of the dialog. */
export interface PreferenceLabels {
  titles: Record<PreferenceStep, string>;
  descriptions: Record<PreferenceStep, string>;
  /** Where one is: « Étape 1 sur 3 ». */
  progress: Record<PreferenceStep, string>;
  close: string;
  /** Out of the dialog with nothing saved: « Plus tard ». */
  later: string;
  /** To the recap: « Continuer ». */
  continue: string;
  /** Back to the categories. */
  back: string;
  save: string;
  /** Meanwhile: « Enregistrement… ». */
  saving: string;
  /** Under a category's name: « 3 choix ». */
  chosenCount: (count: number) => string;
  /** What pressing a chosen thing does in the recap: « Retirer Jazz ». */
  remove: (name: string) => string;
}
