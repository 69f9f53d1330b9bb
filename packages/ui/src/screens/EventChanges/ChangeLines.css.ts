import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const lines = style({ display: 'grid', gap: vars.space.xsmall });

export const label = style({ color: vars.color.inkMuted, fontWeight: 600 });

export const values = style({ display: 'block', overflowWrap: 'anywhere' });

export const was = style({ color: vars.color.inkMuted, textDecoration: 'line-through' });

/** Inline, so that the arrow stays beside the value that follows it. */
export const arrow = style({ display: 'inline', marginInlineEnd: '0.25em', verticalAlign: '-0.125em' });

export const now = style({ color: vars.color.ink, fontWeight: 600, textDecoration: 'none' });
