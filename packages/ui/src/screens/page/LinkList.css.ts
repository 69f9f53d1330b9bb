import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

const list = style({ display: 'grid' });

export const layouts = styleVariants({
  columns: [
    list,
    {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
      columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
    },
  ],
  rows: [list],
});

/** The whole row is the link, whose text covers it. */
export const item = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  paddingBlock: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const link = style({
  ...titleText,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: 'inherit',
  fontSize: vars.fontSize.heading,
  lineHeight: 1.1,
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&::after': {
      content: '"→" / ""',
      fontFamily: vars.fontFamily.text,
      transition: `translate ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
    '&:hover::after': { translate: '4px 0' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': focusRing,
  },
});

export const text = style({ color: vars.color.inkMuted });
