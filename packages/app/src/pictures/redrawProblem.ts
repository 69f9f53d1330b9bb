/** Why a picture cannot be redrawn: the code of the error. */
export type RedrawProblem = 'unsupported' | 'tooManyPixels';

/** Reads that code. Undefined for another failure. */
export function redrawProblem(code: string): RedrawProblem | undefined {
  return code === 'unsupported' || code === 'tooManyPixels' ? code : undefined;
}
