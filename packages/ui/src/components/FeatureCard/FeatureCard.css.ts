import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

/** On a phone the picture is beside the text: four cards would otherwise fill four screens. */
export const cardWithArt = style([
  card,
  {
    '@media': {
      'screen and (max-width: 29.99rem)': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)' },
      [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const art = style({
  overflow: 'hidden',
  '@media': { [from.phablet]: { aspectRatio: '2 / 1' }, [enlargedText]: { aspectRatio: '2 / 1' } },
});

/** A thick rule replaces a missing picture. */
export const rule = style({ blockSize: '0.5rem', backgroundColor: vars.color.ink });

export const texts = style({ display: 'grid', gap: vars.space.xsmall, padding: vars.space.large });

export const title = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.08 });

export const text = style({ color: vars.color.inkMuted });
