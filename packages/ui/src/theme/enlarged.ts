/** The tokens for enlarged text on a phone (`enlargedText`): only reading text grows, so that its longest words fit. */
export const enlarged = {
  space: {
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
    huge: '64px',
    gutter: '16px',
  },
  touchable: 'max(44px, 2rem)',
  fontSize: {
    large: '1.0625rem',
    heading: 'min(1.1875rem, 9.5vw)',
    title: 'min(1.875rem, 11vw)',
    poster: 'min(2.75rem, 12.5vw)',
  },
} as const;
