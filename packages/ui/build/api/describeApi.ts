import ts from 'typescript';
import { isOwn, listExports } from './apiProgram';

/**
 * Describes the exports of each entry of the package by name: a component with its props, a type with its members, a function
 * with its parameters. One line replaces the attributes of every element.
 */
export function describeApi(program: ts.Program, entries: Readonly<Record<string, string>>): string {
  const sections = Object.entries(entries).map(([name, path]) => `${name}\n\n${describeEntry(program, path)}`);
  return `${sections.join('\n\n')}\n`;
}

function describeEntry(program: ts.Program, path: string): string {
  const checker = program.getTypeChecker();
  return listExports(program, path)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((symbol) => describeSymbol(checker, symbol))
    .join('\n');
}

function describeSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const type = isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  const title = isType ? `type ${symbol.name}` : `const ${symbol.name}`;
  const isObject = !type.isUnion() && type.getCallSignatures().length === 0 && type.getProperties().some(isOwn);
  // The literal value of a token is not part of its type, because themes change it.
  if (isObject) return [title, ...listMembers(checker, type, isType ? (value) => value : widen(checker))].join('\n');
  return isType
    ? `${title} = ${print(checker, type, ts.TypeFormatFlags.InTypeAlias)}`
    : `${title}: ${print(checker, type)}`;
}

function widen(checker: ts.TypeChecker): (type: ts.Type) => ts.Type {
  return (type) => checker.getBaseTypeOfLiteralType(type);
}

/** Prints one line per member of the library, required members first. */
function listMembers(checker: ts.TypeChecker, type: ts.Type, toShown: (type: ts.Type) => ts.Type): string[] {
  const members = type.getProperties();
  const own = members.filter(isOwn).map((member) => {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const printed = print(checker, toShown(checker.getTypeOfSymbol(member)));
    const line = isOptional
      ? `${member.name}?: ${printed.replace(/ \| undefined$/, '')}`
      : `${member.name}: ${printed}`;
    return { isOptional, line: `  ${line}` };
  });
  own.sort((one, other) => Number(one.isOptional) - Number(other.isOptional) || (one.line < other.line ? -1 : 1));
  const hasAttributes = members.some(({ name }) => name === 'aria-label');
  return [...own.map(({ line }) => line), ...(hasAttributes ? ['  …and what its element takes'] : [])];
}

function print(checker: ts.TypeChecker, type: ts.Type, flag = ts.TypeFormatFlags.None): string {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | flag;
  return checker.typeToString(type, undefined, flags).replaceAll(/import\("[^"]*"\)\./g, '');
}
