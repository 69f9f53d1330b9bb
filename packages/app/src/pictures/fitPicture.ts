/** Width and height, in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The drawn part of a picture, and its size. */
export interface Fit {
  /** The part of the picture that is drawn. */
  source: PixelSize & { x: number; y: number };
  drawn: PixelSize;
}

export interface FitOptions {
  /** Maximum pixels of the drawn picture's longest side. A smaller picture keeps its size. */
  maxSide: number;
  /** Whether the middle is cropped to a square. */
  square: boolean;
}

/** Computes which part of a picture is drawn, and its size. */
export function fitPicture({ width, height }: PixelSize, { maxSide, square }: FitOptions): Fit {
  const shortest = Math.min(width, height);
  const taken = square ? { width: shortest, height: shortest } : { width, height };
  const scale = Math.min(1, maxSide / Math.max(taken.width, taken.height));
  return {
    source: { ...taken, x: Math.floor((width - taken.width) / 2), y: Math.floor((height - taken.height) / 2) },
    drawn: { width: atLeastOne(taken.width * scale), height: atLeastOne(taken.height * scale) },
  };
}

/** Rounds up to 1: a picture of 1000 by 1 pixels must not vanish. */
function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
