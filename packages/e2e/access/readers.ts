/** The spacing that readers may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** How people read whose window is narrow, or who space texts out. */
export const readers = [
  { name: 'nothing is cut, and nothing scrolls sideways, at 320 px', width: 320, css: '' },
  { name: 'nothing is cut when texts are spaced out', width: 320, css: spacing },
  { name: 'nothing is cut when texts are spaced out on a desk', width: 1280, css: spacing },
] as const;
