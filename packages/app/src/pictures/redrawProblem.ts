/** The error code for a picture that cannot be redrawn. */
export type RedrawProblem = 'unsupported' | 'tooManyPixels';

/** Reads that code. Undefined for another error. */
export function redrawProblem(code: string): RedrawProblem | undefined {
  return code === 'unsupported' || code === 'tooManyPixels' ? code : undefined;
}
