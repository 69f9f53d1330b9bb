import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const badge = style({
  display: 'inline-flex',
  padding: '0.25rem 0.5rem',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const badgeForTone = styleVariants(
  {
    neutral: { background: vars.color.sunken, color: vars.color.ink },
    strong: { background: vars.color.ink, color: vars.color.onInk },
    danger: { background: vars.color.dangerSurface, color: vars.color.danger },
    success: { background: vars.color.successSurface, color: vars.color.success },
  },
  (tone) => [badge, tone],
);
