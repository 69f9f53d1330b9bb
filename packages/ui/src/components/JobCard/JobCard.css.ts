import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const job = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  paddingBlock: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.xlarge } },
});

export const texts = style({ display: 'grid', gap: vars.space.small, minInlineSize: 0 });

export const title = style({
  ...displayText,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.medium, fontWeight: 600 });

export const description = style({ maxInlineSize: vars.size.measure, color: vars.color.inkMuted });

export const skills = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

export const action = style({ justifySelf: 'start', alignSelf: 'start' });
