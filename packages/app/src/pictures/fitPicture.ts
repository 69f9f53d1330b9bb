/** Width and height, in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** What of a picture is drawn, and how large. */
export interface Fit {
  /** The part taken from the picture. */
  source: PixelSize & { x: number; y: number };
  drawn: PixelSize;
}

export interface FitOptions {
  /** Pixels of the longest side of what is drawn. A smaller picture stays as small. */
  longestSide: number;
  /** Whether the middle is cut out as a square. */
  square: boolean;
}

/** How a picture is made to fit. */
export function fitPicture({ width, height }: PixelSize, { longestSide, square }: FitOptions): Fit {
  const shortest = Math.min(width, height);
  const taken = square ? { width: shortest, height: shortest } : { width, height };
  const scale = Math.min(1, longestSide / Math.max(taken.width, taken.height));
  return {
    source: { ...taken, x: Math.floor((width - taken.width) / 2), y: Math.floor((height - taken.height) / 2) },
    drawn: { width: atLeastOne(taken.width * scale), height: atLeastOne(taken.height * scale) },
  };
}

/** A line of a thousand by one pixels must not vanish. */
function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
