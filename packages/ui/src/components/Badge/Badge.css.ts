import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const badge = style({
  display: 'inline-flex',
  padding: '0.25rem 0.5rem',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
});

export const badgeForTone = {
  neutral: style({ background: vars.color.sunken, color: vars.color.ink }),
  strong: style({ background: vars.color.ink, color: vars.color.onInk }),
  danger: style({ background: vars.color.dangerSurface, color: vars.color.danger }),
  success: style({ background: vars.color.successSurface, color: vars.color.success }),
};
