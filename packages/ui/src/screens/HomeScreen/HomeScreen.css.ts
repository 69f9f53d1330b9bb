import { globalStyle, style } from '@vanilla-extract/css';
import { horizontalBody, mediaForVariant } from '../../components/EventCard/EventCard.css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { belowTablet, enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // The footer stays out of sight while the events load.
  minBlockSize: '100vh',
  paddingInline: edge,
  paddingBlock: `clamp(0.75rem, 2vw, 2rem) ${vars.space.huge}`,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.75rem, 3vw, 1.5rem)',
  '@media': {
    [from.laptop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', alignItems: 'end', columnGap: '4rem' },
  },
});

/** Smaller than that of other pages: the first events must be in sight, in the evening with their gestures. */
export const title = style({
  ...displayText,
  fontSize: vars.fontSize.title,
  lineHeight: 0.9,
  '@media': { [from.tablet]: { fontSize: 'clamp(2.75rem, 4.6vw, 6rem)' } },
});

/** The title with its sentence, and the search with its days. */
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const subtitle = style({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.large,
  '@media': { [belowTablet]: { display: 'none' } },
});

export const announcement = style({
  alignContent: 'center',
  minBlockSize: vars.size.touchable,
  fontWeight: 600,
});

/** A day of the agenda: on a wide page its title is beside its events and stays in sight. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  paddingBlock: `${vars.space.small} ${vars.space.xxlarge}`,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  '@media': {
    [from.laptop]: { gridTemplateColumns: '14rem minmax(0, 1fr)', columnGap: vars.space.large },
  },
});

export const dayTitle = style({
  ...displayText,
  fontSize: vars.fontSize.title,
  lineHeight: 1,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: vars.space.medium, alignSelf: 'start' } },
});

export const dayTitleSkeleton = style({
  inlineSize: '8rem',
  maxInlineSize: '100%',
  blockSize: '2rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const events = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22.5rem), 1fr))',
  gap: vars.space.large,
});

export const event = style({ minInlineSize: 0 });

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space.large });

// Enlarged text does not fit beside a picture.
globalStyle(`${event} > article`, { '@media': { [enlargedText]: { flexDirection: 'column' } } });
globalStyle(`${event} > article > ${mediaForVariant.horizontal}`, {
  '@media': { [enlargedText]: { alignSelf: 'auto', inlineSize: 'auto', aspectRatio: '8 / 5' } },
});
globalStyle(`${event} > article > ${horizontalBody}`, { '@media': { [enlargedText]: { paddingInlineEnd: 0 } } });
