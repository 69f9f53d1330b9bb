import type ts from 'typescript';
import { isOwn, listExports } from './apiProgram';

/** The props without a description, of the components that an entry exports: `Badge.tone`. Sorted. */
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

/** A union has a member wherever one of its types does. */
function listMembers(type: ts.Type): readonly ts.Symbol[] {
  return type.isUnion() ? type.types.flatMap((each) => each.getProperties()) : type.getProperties();
}
