import type { Codemod } from './Codemod';
import { SourceModule } from './SourceModule';

/** The result of a codemod for a file. */
export interface ChangedSource {
  text: string;
  /** The decisions of the author, by line. */
  notes: readonly { line: number; text: string }[];
}

/**
 * Runs a codemod on the text of a file. A module that does not mention the library is not parsed.
 *
 * @throws SyntaxError if the file mentions the library and cannot be parsed.
 */
export function changeSource(codemod: Codemod, text: string, path: string): ChangedSource {
  if (/\.(css|scss|less)$/.test(path)) return { text: codemod.changeStylesheet?.(text) ?? text, notes: [] };
  if (path.endsWith('.html')) return { text: codemod.changePage?.(text) ?? text, notes: [] };
  if (!text.includes('@lively/ui')) return { text, notes: [] };
  const module = new SourceModule(text, path);
  codemod.change(module);
  return { text: module.print(), notes: module.notes };
}
