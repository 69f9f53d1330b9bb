/** Letters that run from right to left, and the control characters that set the direction. */
const directional =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * A text of a person as part of one of ours: whatever its direction, what stands around it keeps its place (Unicode Bidirectional
 * Algorithm, FSI and PDI). Left as it is where it has no direction of its own.
 */
export function isolateText(text: string): string {
  // Isolates within would end ours.
  return directional.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}
