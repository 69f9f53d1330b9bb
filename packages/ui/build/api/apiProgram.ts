import { join } from 'node:path';
import ts from 'typescript';

const folder = join(import.meta.dirname, '../..');

/** The types of entries of the package. @param paths - Within the package. */
export function createApiProgram(paths: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const rootNames = paths.map((path) => join(folder, path));
  // Otherwise the order of a union depends on which file was read first.
  return ts.createProgram({ rootNames, options: { ...options, stableTypeOrdering: true } });
}

/** What an entry exports, each where it is declared. */
export function listExports(program: ts.Program, path: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(join(folder, path));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing: is it still the entry of the package?`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/** Whether a member is ours: what React declares for every element is not. */
export function isOwn(member: ts.Symbol): boolean {
  const isGiven = ['className', 'style', 'ref', 'key'].includes(member.name);
  return (
    !isGiven && (member.declarations ?? []).some((node) => !node.getSourceFile().fileName.includes('node_modules'))
  );
}
