import { types } from 'recast';
import type { Codemod } from '../Codemod';

const { builders } = types;
const before = 'TypedFieldProps';
const after = 'ValueFieldProps';

/** Renames the type `TypedFieldProps` to `ValueFieldProps`. */
export const valueFieldProps: Codemod = {
  description: 'Renames the type TypedFieldProps to ValueFieldProps.',
  change: (module) => {
    const namespaces = module.listNamespaces();
    const isUsed = module.listLocalNames(before).includes(before);
    for (const specifier of module.listSpecifiers(before)) {
      // A type that is imported under another name keeps that name in the rest of the module.
      if (specifier.local?.name === before) specifier.local = builders.identifier(after);
      specifier.imported = builders.identifier(after);
    }
    types.visit(module.program, {
      visitExportNamedDeclaration(path) {
        if (path.node.source?.value === '@lively/ui') {
          path.node.specifiers = (path.node.specifiers ?? []).map((specifier) =>
            specifier.type === 'ExportSpecifier' && specifier.local?.name === before
              ? // Other modules of the project may import the exported name, so it stays.
                builders.exportSpecifier.from({ local: builders.identifier(after), exported: specifier.exported })
              : specifier,
          );
        }
        this.traverse(path);
      },
      visitTSTypeReference(path) {
        path.node.typeName = rename(path.node.typeName, isUsed, namespaces);
        this.traverse(path);
      },
      visitTSExpressionWithTypeArguments(path) {
        path.node.expression = rename(path.node.expression, isUsed, namespaces);
        this.traverse(path);
      },
    });
  },
};

type TypeName = types.namedTypes.TSTypeReference['typeName'];

function rename(name: TypeName, isUsed: boolean, namespaces: readonly string[]): TypeName {
  if (name.type === 'Identifier' && isUsed && name.name === before) return builders.identifier(after);
  if (name.type !== 'TSQualifiedName' || name.left.type !== 'Identifier' || name.right.type !== 'Identifier')
    return name;
  if (namespaces.includes(name.left.name) && name.right.name === before) name.right = builders.identifier(after);
  return name;
}
