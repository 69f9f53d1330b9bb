import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { categoryColors } from '../../theme/tokens';

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const page = style({ fill: vars.color.sunken });
export const ink = style({ fill: vars.color.ink });
export const muted = style({ fill: vars.color.inkMuted, opacity: 0.55 });
export const line = style({ fill: vars.color.line });
export const cell = style({ fill: vars.color.surface });
export const field = style({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 2 });
export const sun = style({ fill: vars.color.sticker });

const { music, sport, festival } = categoryColors('light');

/** The colours of posters, the same in both themes. */
export const tones = [music, sport, festival].map(({ accent }) => style({ fill: accent }));
