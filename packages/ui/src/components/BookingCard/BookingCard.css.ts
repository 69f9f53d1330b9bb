import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const card = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.large,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const price = style({ ...displayText, fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)' });

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const detour = style({
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontSize: vars.fontSize.small,
});

export const detourLink = style({
  color: 'inherit',
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
});

export const links = style({ display: 'grid', justifyItems: 'start' });

export const icon = style({ flex: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.3em' },
  },
});
