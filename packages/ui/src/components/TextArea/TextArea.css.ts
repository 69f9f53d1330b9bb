import { style } from '@vanilla-extract/css';

export const textArea = style({ display: 'block', minBlockSize: '8rem', resize: 'vertical' });
