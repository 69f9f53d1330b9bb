import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readSources } from '../doctor/readSources';
import { changeSource } from './changeSource';
import { codemods } from './codemods';

/** The result of a codemod for a project, by file. */
export interface CodemodReport {
  changed: string[];
  /** The decisions of the author, with their lines: `src/Page.tsx:12: …`. */
  notes: string[];
  /** Files that could not be parsed and stay unchanged. */
  unreadable: string[];
}

/**
 * Runs a codemod on files and folders, without installed and built files.
 *
 * @param isRehearsal - Whether to leave the files unchanged.
 * @throws Error if no codemod has this name, or a path does not exist.
 */
export async function runCodemod(name: string, paths: readonly string[], isRehearsal = false): Promise<CodemodReport> {
  const codemod = codemods[name];
  if (!codemod) throw new Error(`There is no codemod \`${name}\`. There are: ${Object.keys(codemods).join(', ')}.`);
  const report: CodemodReport = { changed: [], notes: [], unreadable: [] };
  for (const { path, text } of (await Promise.all(paths.map(listSources))).flat()) {
    try {
      const { text: changed, notes } = changeSource(codemod, text, path);
      report.notes.push(...notes.map((note) => `${path}:${note.line}: ${note.text}`));
      if (changed === text) continue;
      report.changed.push(path);
      if (!isRehearsal) await writeFile(path, changed);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      report.unreadable.push(`${path}: ${error.message}`);
    }
  }
  return report;
}

const code = /\.([cm]?[jt]sx?|css|scss|less|html)$/;

async function listSources(path: string): Promise<{ path: string; text: string }[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`There is nothing at ${path}. Give files or folders of your project, such as \`src\`.`);
  if (found.isFile()) return [{ path: join(dirname(path), basename(path)), text: await readFile(path, 'utf8') }];
  const sources = await readSources(path);
  return sources
    .filter((source) => code.test(source.path))
    .map((source) => ({ ...source, path: join(path, source.path) }));
}
