import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { vars } from '../../theme/contract.css';
import { shape } from '../ExploreScreen/filterChips';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  marginBlock: vars.space.small,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  // The sentences need scripts.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const sentence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: vars.space.xsmall,
});

/** Without the gap below a field, which is for its error. */
export const field = style({ minInlineSize: 0, marginBlockEnd: '-0.375rem' });

/** As high as the field. */
export const submit = style({ selectors: { '&&': { minBlockSize: '3.25rem' } } });

/** One line is kept, so that the list does not move when the first sentence is read. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  minBlockSize: vars.size.touchable,
});

export const status = style({
  flex: '1 1 auto',
  color: vars.color.inkMuted,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: 600,
});

/** As wide as the field. */
export const account = style({ maxInlineSize: '40rem', marginBlockStart: vars.space.small });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const chip = style({
  ...shape,
  paddingInlineEnd: vars.space.small,
  backgroundColor: vars.color.ink,
  color: vars.color.onInk,
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});

export const more = style({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  color: vars.color.ink,
  fontWeight: 600,
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.25em',
});
