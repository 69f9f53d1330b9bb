import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../css/chosenInForcedColors';
import { chip } from '../../internal/ChipRow.css';
import { vars } from '../../theme/contract.css';

/** A chip that is a link. */
export const languageLink = style([
  chip,
  {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { backgroundColor: vars.color.ink, color: vars.color.onInk } },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': chosenInForcedColors } } },
  },
]);
