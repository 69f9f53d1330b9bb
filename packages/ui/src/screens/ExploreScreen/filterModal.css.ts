import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'grid', gap: vars.space.large });

export const part = style({ display: 'grid', gap: vars.space.xsmall });

export const heading = style({ fontSize: vars.fontSize.medium, fontWeight: 600 });

/** In a sheet there is room for every chip: none is cut off. */
export const chips = style({ flexWrap: 'wrap', marginInline: 0, padding: 0, overflow: 'visible' });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.small,
});

export const source = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.tiny });
