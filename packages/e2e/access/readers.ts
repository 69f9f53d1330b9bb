/** The spacing that readers may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** Readers with a narrow window or with larger text spacing. */
export const readers = [
  { name: 'no text is cut and no page scrolls sideways at 320 px', width: 320, css: '' },
  { name: 'no text is cut with more space in texts', width: 320, css: spacing },
  { name: 'no text is cut with more space in texts on a desktop', width: 1280, css: spacing },
] as const;
