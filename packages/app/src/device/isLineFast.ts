/** The part of the Network Information API that is read here; Firefox and Safari have none of it. */
interface Line {
  /** Whether the user asked for less data. */
  readonly saveData?: boolean;
  /** Estimated Mbit/s. */
  readonly downlink?: number;
}

/** Mbit/s from which code that may never be used is loaded in advance. */
const fast = 5;

/** Whether the line has room for code that may never be used. A browser that does not tell is taken for fast. */
export function isLineFast(): boolean {
  const { saveData = false, downlink = fast } = (navigator as { readonly connection?: Line }).connection ?? {};
  return !saveData && downlink >= fast;
}
