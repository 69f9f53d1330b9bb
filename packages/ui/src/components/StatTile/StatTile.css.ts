import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const tile = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const value = style({
  ...displayText,
  fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 4rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.poster } },
  lineHeight: 1,
});

export const label = style({ fontSize: vars.fontSize.medium, lineHeight: 1.35 });
