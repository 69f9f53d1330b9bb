import { vars } from '../theme/contract.css';

/** The focus ring of all components. It has two colours, so that it is visible on every background and every poster. */
export const focusRing = {
  outline: `3px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
} as const;
