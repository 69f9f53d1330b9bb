import { style } from '@vanilla-extract/css';
import { displayText, titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const title = style({ ...displayText, fontSize: vars.fontSize.title, marginBlockEnd: vars.space.small });

export const list = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const item = style({
  display: 'flex',
  gap: vars.space.large,
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const time = style({ ...titleText, flex: 'none', minInlineSize: '4.5rem', fontSize: vars.fontSize.heading });

export const what = style({ minInlineSize: 0 });

export const name = style({ fontWeight: 600 });

export const text = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
