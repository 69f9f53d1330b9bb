/** Something that goes wrong, or will. */
export interface Finding {
  /** What is wrong, and for whom it matters. */
  title: string;
  /** The file, with its line where there is one. */
  where: string;
  /** What to do. */
  remedy: string;
}

/** A file of the project. */
export interface SourceFile {
  /** From the project's folder. */
  path: string;
  text: string;
}

/** `src/App.tsx:12`, for a place in a file's text. */
export function placeOf({ path, text }: SourceFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}
