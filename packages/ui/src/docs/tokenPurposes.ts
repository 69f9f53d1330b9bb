import type { vars } from '../theme/contract.css';
import { type CategoryTone, categories } from '../theme/tokens';

type Purposes = { readonly [Group in keyof typeof vars]: Readonly<Record<keyof (typeof vars)[Group], string>> };

/** What each token is for, in a few words. A token without a purpose does not compile. */
export const tokenPurposes: Purposes = {
  color: {
    ground: 'The page.',
    surface: 'Cards, fields, dialogs.',
    sunken: 'One step behind: skeletons, tracks, code.',
    ink: 'Text, strong rules.',
    inkMuted: 'Secondary text: places, hints.',
    onInk: 'Text on ink.',
    line: 'Hairlines between rows. Never the only mark of a control.',
    brand: 'The primary action.',
    brandHover: 'The primary action under the pointer.',
    onBrand: 'Text on brand.',
    band: 'The band across a page.',
    onBand: 'Text on the band.',
    onBandMuted: 'Secondary text on the band.',
    sticker: 'Labels on a poster: date, heart.',
    onSticker: 'Text on a sticker and on the pale tone of a category.',
    accent: 'The logo, completed things. Not behind small text.',
    accentFlood: 'The red behind text.',
    onAccentFlood: 'Text on the red.',
    accentText: 'The red as text.',
    sun: 'Notices that are no errors.',
    onSun: 'Text on sun.',
    focusRing: 'The ring around the focus.',
    danger: 'Errors, removal.',
    onDanger: 'Text on danger.',
    dangerSurface: 'Behind an error.',
    success: 'Success.',
    successSurface: 'Behind a success.',
    scrim: 'Between a dialog and the page.',
  },
  tone: {
    accent: 'Posters, rings, bars. Not behind small text.',
    flood: 'Behind text.',
    onFlood: 'Text on flood.',
    pale: 'Small tags, the second tone of a poster.',
    text: 'The name of the category, as text.',
  },
  categoryText: Object.fromEntries(categories.map((category) => [category, `Words about ${category}.`])) as Record<
    CategoryTone,
    string
  >,
  space: {
    xxsmall: 'Between an icon and its text.',
    xsmall: 'Between lines that belong together.',
    small: 'Between controls in a row.',
    medium: 'Between paragraphs.',
    large: 'Between blocks; inside a card.',
    xlarge: 'Between cards of different kinds.',
    xxlarge: 'Between sections.',
    huge: 'Around the chapters of a page.',
    gutter: 'Between the edge of the window and the content.',
  },
  radius: {
    small: 'Posters, tags.',
    medium: 'Fields, buttons.',
    large: 'Cards, dialogs.',
    pill: 'Chips, switches.',
  },
  size: {
    touchable: 'The minimum of a touch target.',
    page: 'The maximum width of the content.',
    measure: 'The maximum length of a line.',
  },
  fontFamily: { display: 'Headlines, dates, numbers.', text: 'Everything else.' },
  fontSize: {
    tiny: 'Overlines, tags.',
    small: 'Facts, hints.',
    medium: 'Reading text.',
    large: 'The first paragraph.',
    heading: 'Titles of cards and sections.',
    title: 'Titles of pages.',
    poster: 'The title of an event’s page.',
  },
  motion: {
    quick: 'Hover, focus, a tick.',
    calm: 'Dialogs, lists, panels.',
    easing: 'Every movement: fast start, soft end.',
  },
  elevation: { raised: 'A card above the page.', floating: 'Lists and dialogs above everything.' },
};
