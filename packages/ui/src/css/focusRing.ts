import { vars } from '../theme/contract.css';

/** The one look of keyboard focus. Two colours, so that it shows on every ground and on every poster. */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
} as const;
