/** A figure and what it counts. */
export interface PageFigure {
  value: string;
  label: string;
}
