import type ts from 'typescript';
import { isOwn, listExports } from './apiProgram';

/** Lists the props without a description, for all components of an entry, sorted: `Badge.tone`. */
export function listUndescribed(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  return listExports(program, path)
    .flatMap((component) =>
      listProps(checker, component)
        .filter((prop) => isOwn(prop) && !prop.getDocumentationComment(checker).length)
        .map((prop) => `${component.name}.${prop.name}`),
    )
    .sort();
}

function listProps(checker: ts.TypeChecker, { name, valueDeclaration }: ts.Symbol): readonly ts.Symbol[] {
  if (!valueDeclaration || !/^[A-Z]/.test(name)) return [];
  const [signature] = checker.getTypeAtLocation(valueDeclaration).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props ? listMembers(checker.getTypeOfSymbol(props)) : [];
}

/** Lists the members of a type. A union has the members of all its types. */
function listMembers(type: ts.Type): readonly ts.Symbol[] {
  return type.isUnion() ? type.types.flatMap((each) => each.getProperties()) : type.getProperties();
}
