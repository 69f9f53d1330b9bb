import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall, minInlineSize: 0 });

export const mark = style({ flex: 'none', blockSize: '2rem', inlineSize: 'auto', overflow: 'visible' });

export const column = style({ fill: vars.color.brand });

export const poster = style({ fill: vars.color.accent });

export const name = style({ ...displayText, fontSize: '1.75rem', letterSpacing: '-0.03em' });

/** On the narrowest phones only the Morris column is shown. */
export const shyName = style([name, { '@media': { 'screen and (max-width: 22.49rem)': { display: 'none' } } }]);
