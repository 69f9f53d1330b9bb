import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** Emphasised, because it corrects the announced date. */
export const release = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: 'clamp(1.5rem, 5vw, 3.5rem)',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
});

export const releaseTitle = style({ ...displayText, maxInlineSize: '8.5em', fontSize: vars.fontSize.title });

export const releaseText = style({ maxInlineSize: vars.size.measure, fontSize: vars.fontSize.large });

export const previews = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 4vw, 3rem)',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const steps = style({ display: 'grid', gap: vars.space.small, maxInlineSize: vars.size.measure });

export const step = style({
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `6px solid ${vars.color.accent}`,
});
