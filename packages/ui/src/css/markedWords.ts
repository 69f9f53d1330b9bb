import { vars } from '../theme/contract.css';

/** The styles of understood words in a field. Wider than the words by a shadow, which takes no space. */
export const markedWords = {
  borderRadius: 2,
  backgroundColor: vars.color.sunken,
  boxShadow: `0 0 0 2px ${vars.color.sunken}, 0 4px 0 ${vars.color.ink}`,
  color: 'transparent',
} as const;
