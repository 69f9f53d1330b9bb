import { style } from '@vanilla-extract/css';
import { heading } from './Field.css';

/** Browsers lay out a legend in a special way. At the full width of the group it behaves like any other line. */
export const legend = style([heading, { inlineSize: '100%', padding: 0, paddingBlockEnd: '0.375rem' }]);
