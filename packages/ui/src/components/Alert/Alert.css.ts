import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const mark = createVar();
const onMark = createVar();
const ground = createVar();

const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  border: `2px solid ${mark}`,
  borderRadius: vars.radius.medium,
  backgroundColor: ground,
  color: vars.color.ink,
});

export const tones = styleVariants(
  {
    danger: {
      vars: { [mark]: vars.color.danger, [onMark]: vars.color.onDanger, [ground]: vars.color.dangerSurface },
    },
    success: {
      vars: { [mark]: vars.color.success, [onMark]: vars.color.successSurface, [ground]: vars.color.successSurface },
    },
    neutral: { vars: { [mark]: vars.color.ink, [onMark]: vars.color.onInk, [ground]: vars.color.surface } },
  },
  (tone) => [alert, tone],
);

/** A solid block, like the date on a poster. */
export const block = style({
  display: 'grid',
  alignContent: 'start',
  padding: vars.space.small,
  backgroundColor: mark,
  color: onMark,
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

export const title = style({ fontWeight: 700, lineHeight: 1.35 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});
