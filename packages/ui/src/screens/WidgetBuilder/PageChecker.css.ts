import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { codeFont } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const checker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const field = style({});
globalStyle(`${field} textarea`, { ...codeFont, fontSize: vars.fontSize.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });

export const status = style({ fontWeight: 600 });

export const findings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  borderInlineStart: `6px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const tones = styleVariants({
  danger: [finding, { borderInlineStartColor: vars.color.danger, backgroundColor: vars.color.dangerSurface }],
  neutral: [finding],
  success: [finding, { borderInlineStartColor: vars.color.success, backgroundColor: vars.color.successSurface }],
});

export const icon = style({ flex: 'none' });

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xsmall });

export const title = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const place = style({ color: vars.color.inkMuted, fontWeight: 400, whiteSpace: 'nowrap' });

export const code = style({
  ...codeFont,
  margin: 0,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.band,
  color: vars.color.onBand,
  fontSize: vars.fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
