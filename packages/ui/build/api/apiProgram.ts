import { join } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '../..');

/** Returns a program with the types of entries. @param paths - The paths from the package's folder. */
export function createApiProgram(paths: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const rootNames = paths.map((path) => join(folder, path));
  // Without stable ordering, the order of a union would depend on which file is read first.
  return ts.createProgram({ rootNames, options: { ...options, stableTypeOrdering: true } });
}

/** Lists the exports of an entry, resolved to their declarations. */
export function listExports(program: ts.Program, path: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(folder, path));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing: is it still the entry of the package?`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** Returns true if the library declares a member, and false for React's members of every element. */
export function isOwn(member: ts.Symbol): boolean {
  const isGiven = ['className', 'style', 'ref', 'key'].includes(member.name);
  return (
    !isGiven && (member.declarations ?? []).some((node) => !node.getSourceFile().fileName.includes('node_modules'))
  );
}
