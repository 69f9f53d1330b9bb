import { style, styleVariants } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** An arch, like the top of the Morris column, with the face in it like a bust. */
const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '999px 999px 0 0',
  backgroundColor: vars.tone.pale,
  color: vars.color.onSticker,
});

export const sizes = styleVariants(
  {
    small: { inlineSize: '2rem', blockSize: '2.25rem', fontSize: '0.9375rem', borderWidth: '1.5px' },
    medium: { inlineSize: '3rem', blockSize: '3.5rem', fontSize: '1.375rem' },
    large: { inlineSize: '7rem', blockSize: '8.25rem', fontSize: '3.25rem' },
  },
  (size) => [avatar, size],
);

export const initials = style({ ...titleText, paddingBlockStart: '0.1em', textTransform: 'uppercase' });

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
