/** The names of the buttons beside a month or a week. */
export interface NavigationTexts {
  readonly previous: string;
  readonly next: string;
}
