/** The reasons for accepted failures. The test run refuses an unlisted failure, and a listed check that passes. */
export const knownFailures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Field: {
    '44 px high': 'The control is the page’s own, here an input without a style: its height is for the page to say.',
  },
  Footer: {
    '44 px high':
      'Links of 36 px, one under the other: more than the 24 px of WCAG 2.5.8. At 44 px the footer of a telephone would fill two windows.',
  },
};
