import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const art = style({ aspectRatio: '2 / 1', overflow: 'hidden' });

/** Where there is no art, a thick rule as printers use it. */
export const rule = style({ blockSize: '0.5rem', backgroundColor: vars.color.ink });

export const texts = style({ display: 'grid', gap: vars.space.xsmall, padding: vars.space.large });

export const title = style({ ...displayText, fontSize: vars.fontSize.heading, lineHeight: 1.08 });

export const text = style({ color: vars.color.inkMuted });
