import { style } from '@vanilla-extract/css';
import { overlineText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const long = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 4rem)',
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const contents = style({
  paddingBlock: vars.space.small,
  borderBlock: `2px solid ${vars.color.ink}`,
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.large } },
});

export const contentsTitle = style({ ...overlineText, paddingBlock: vars.space.xxsmall, color: vars.color.inkMuted });

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: 'inherit',
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.25em' },
  },
});
