import { style, styleVariants } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';
import { floodGround, floodInk } from '../Button/flood.css';

const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: vars.space.large,
  borderRadius: vars.radius.medium,
});

export const grounds = styleVariants(
  {
    outlined: { border: `2px solid ${vars.color.ink}`, backgroundColor: vars.color.surface },
    plain: { backgroundColor: vars.color.surface },
    sunken: { backgroundColor: vars.color.sunken },
    pale: {
      backgroundColor: vars.tone.pale,
      color: vars.color.onSticker,
      vars: { [floodInk]: vars.color.onSticker, [floodGround]: vars.tone.pale },
    },
    flood: {
      backgroundColor: vars.tone.flood,
      color: vars.tone.onFlood,
      vars: { [floodInk]: vars.tone.onFlood, [floodGround]: vars.tone.flood },
    },
  },
  (ground) => [card, ground],
);

export const title = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.08 });
