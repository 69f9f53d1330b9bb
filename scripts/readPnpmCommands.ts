/** A command as `npx -y pnpm@<version>` runs it. */
export interface PnpmCommand {
  /** Of pnpm: `12.21.0`. */
  readonly version: string;
  /** The package of the workspace that it names: `@lively/ui`. */
  readonly filter: string | undefined;
  /** A script, or a command of pnpm itself: `bench:engine`, `exec`. */
  readonly name: string;
  readonly parameters: readonly string[];
}

/** The pnpm commands that a text contains in full, in its order. */
export function readPnpmCommands(text: string): PnpmCommand[] {
  const pattern = /npx (?:-y|--yes) pnpm@([\d.]+\d) (?:--filter (\S+) )?([\w:-]*\w)(?![\w:-])((?: [^\s`'"]+)*)/g;
  return [...text.matchAll(pattern)].map(([, version = '', filter, name = '', rest = '']) => ({
    version,
    filter,
    name,
    parameters: rest.split(' ').filter(Boolean),
  }));
}

/** The names of the scripts that README tells its readers to run: in full, or in the table of the other commands. */
export function readReadmeScripts(readme: string): string[] {
  const [, table = ''] = readme.match(/^## Other commands$(.*?)^## /ms) ?? [];
  const cells = [...table.matchAll(/^\|(.*?)(?<!\\)\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([\w:-]+)[^`]*`/g)].map(([, name = '']) => name));
  const typed = readPnpmCommands(readme).map(({ name }) => name);
  return [...new Set([...typed, ...listed])];
}
