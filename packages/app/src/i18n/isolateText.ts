/** Right-to-left letters, and the control characters that set the direction. */
const directional =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Isolates a user's text within a text of ours, so that its direction does not reorder the words around it (Unicode
 * Bidirectional Algorithm, FSI and PDI). Returns it unchanged if it has no right-to-left letters or control characters.
 */
export function isolateText(text: string): string {
  // An isolate within the text would end ours.
  return directional.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}
