/** A problem in a project, present or future. */
export interface Finding {
  /** The problem, and the people it affects. */
  title: string;
  /** The file, with its line if there is one. */
  where: string;
  /** The solution. */
  remedy: string;
}

/** A file of the project. */
export interface SourceFile {
  /** The path from the project's folder. */
  path: string;
  text: string;
}

/** Returns the file and the line of a position in its text: `src/App.tsx:12`. */
export function placeOf({ path, text }: SourceFile, index: number): string {
  return `${path}:${text.slice(0, index).split('\n').length}`;
}
