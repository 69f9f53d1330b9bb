/** The twelve choices that make a brand. Colours are `#RRGGBB`; everything else in both themes follows from them. */
export interface Brand {
  /** The ground of the light theme. */
  paper: string;
  /** Its text. */
  ink: string;
  /** The ground of the dark theme. */
  night: string;
  /** Its text. */
  chalk: string;
  /** Primary actions on paper. */
  primary: string;
  /** Primary actions in the dark. */
  primaryOnNight: string;
  /** The band that crosses a page, in both themes. */
  band: string;
  /** What is kept, done, pointed at. */
  accent: string;
  /** What asks to be noticed without being wrong. */
  sun: string;
  /** The corner of buttons, fields and cards, in CSS. The others are in proportion to it. */
  radius: string;
  /** The fonts of titles and dates, as in CSS. */
  displayFont: string;
  /** The fonts of everything else. */
  textFont: string;
}
