/** A command as `npx -y pnpm@<version>` runs it. */
export interface PnpmCommand {
  /** The version of pnpm: `12.21.0`. */
  readonly version: string;
  /** The package of the workspace, if the command has a filter: `@lively/ui`. */
  readonly filter: string | undefined;
  /** A script, or a command of pnpm itself: `bench:engine`, `exec`. */
  readonly name: string;
  readonly parameters: readonly string[];
}

/** Reads the complete pnpm commands of a text, in order. */
export function readPnpmCommands(text: string): PnpmCommand[] {
  const pattern = /npx (?:-y|--yes) pnpm@([\d.]+\d) (?:--filter (\S+) )?([\w:-]*\w)(?![\w:-])((?: [^\s`'"]+)*)/g;
  return [...text.matchAll(pattern)].map(([, version = '', filter, name = '', rest = '']) => ({
    version,
    filter,
    name,
    parameters: rest.split(' ').filter(Boolean),
  }));
}

/** Reads the names of the scripts in the README: from full commands, or from the table of the other commands. */
export function readReadmeScripts(readme: string): string[] {
  const [, table = ''] = readme.match(/^## Other commands$(.*?)^## /ms) ?? [];
  const cells = [...table.matchAll(/^\|(.*?)(?<!\\)\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([\w:-]+)[^`]*`/g)].map(([, name = '']) => name));
  const typed = readPnpmCommands(readme).map(({ name }) => name);
  return [...new Set([...typed, ...listed])];
}
