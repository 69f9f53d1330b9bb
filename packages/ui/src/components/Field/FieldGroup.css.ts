import { style } from '@vanilla-extract/css';
import { heading } from './Field.css';

/** Legends are laid out by their own rules; as wide as the group they can be a line like any other. */
export const legend = style([heading, { inlineSize: '100%', padding: 0, paddingBlockEnd: '0.375rem' }]);
