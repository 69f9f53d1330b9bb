/** Why an event has some of its points. */
export interface Reason {
  /** In few words: « Vous aimez le jazz ». */
  label: string;
  /** How many points it adds: 50 is shown as +50. */
  points: number;
}
