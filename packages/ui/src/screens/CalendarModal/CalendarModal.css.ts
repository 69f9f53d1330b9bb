import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Dims this dialog while a question is open above it. The page already has its scrim. */
export const dialog = style({
  selectors: {
    '&[data-nested-dialog-open]::after': {
      content: '',
      gridArea: '1 / 1 / 4 / 2',
      zIndex: 4,
      borderRadius: 'inherit',
      background: vars.color.scrim,
    },
  },
});

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const address = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const title = style({ fontWeight: 600 });

export const url = style({
  padding: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const note = style({ color: vars.color.inkMuted });
