/** The twelve values that define a brand. Colours are `#RRGGBB`. All other values of both themes are derived from them. */
export interface Brand {
  /** The background of the light theme. */
  paper: string;
  /** The text of the light theme. */
  ink: string;
  /** The background of the dark theme. */
  night: string;
  /** The text of the dark theme. */
  chalk: string;
  /** The primary actions of the light theme. */
  primary: string;
  /** The primary actions of the dark theme. */
  primaryOnNight: string;
  /** The band across a page, in both themes. */
  band: string;
  /** Favourites, completed and hovered things. */
  accent: string;
  /** Notices that are not errors. */
  sun: string;
  /** The radius of buttons, fields and cards, in CSS. The other radii are proportional to it. */
  radius: string;
  /** The font stack of titles and dates, in CSS. */
  displayFont: string;
  /** The font stack of all other text, in CSS. */
  textFont: string;
}
