import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const field = style({ display: 'grid', gap: '0.375rem', minInlineSize: 0 });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const label = style({ fontWeight: 600, lineHeight: 1.3 });

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const hint = style([note, { lineHeight: 1.4 }]);

export const error = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'start',
  color: vars.color.danger,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const errorIcon = style({ flex: 'none', marginBlockStart: '0.125rem' });

/** Takes no room while there is no error. */
export const errorPlace = style({ selectors: { '&:empty': { marginBlockStart: '-0.375rem' } } });
