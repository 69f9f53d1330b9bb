import { parse as parseWithBabel } from '@babel/parser';
import { parse, print, types } from 'recast';

type Node = types.namedTypes.Node;
type ImportDeclaration = types.namedTypes.ImportDeclaration;
type ImportSpecifier = types.namedTypes.ImportSpecifier;
type Attribute = types.namedTypes.JSXAttribute | types.namedTypes.JSXSpreadAttribute;
export type Expression = Parameters<typeof types.builders.jsxSpreadAttribute>[0];
export type JSXElement = types.namedTypes.JSXElement;

const library = '@lively/ui';
const isEntry = (source: unknown) => source === library || source === `${library}/screens`;

/** A module of a project: its syntax tree, its local names for the library's exports, and notes for its author. */
export class SourceModule {
  readonly program: types.namedTypes.File;
  readonly notes: { line: number; text: string }[] = [];
  readonly #text: string;

  /** @throws SyntaxError if the text cannot be parsed. */
  constructor(text: string, path: string) {
    this.#text = text;
    this.program = parse(text, { parser: { parse: (source: string) => parseSource(source, path) } });
  }

  /** Returns the current text of the module. Unchanged lines keep their formatting. */
  print(): string {
    const quote = /^import .*"/m.test(this.#text) ? 'double' : 'single';
    return print(this.program, { quote }).code;
  }

  /** Adds a note about remaining work for the author of the module, with its line. */
  note(node: Node, text: string): void {
    this.notes.push({ line: node.loc?.start.line ?? 1, text });
  }

  /** Lists the imports of components and screens, without those from its stylesheets and its tokens. */
  listImports(): ImportDeclaration[] {
    return this.program.program.body.filter(
      (node): node is ImportDeclaration => node.type === 'ImportDeclaration' && isEntry(node.source.value),
    );
  }

  /** Lists the local names of an export of the library: `Toast`, or `LivelyToast` if it is imported under that name. */
  listLocalNames(name: string): string[] {
    return this.listSpecifiers(name).map((specifier) => String((specifier.local ?? specifier.imported).name));
  }

  listSpecifiers(name: string): ImportSpecifier[] {
    return this.listImports().flatMap(({ specifiers = [] }) =>
      specifiers.filter(
        (specifier): specifier is ImportSpecifier =>
          specifier.type === 'ImportSpecifier' && specifier.imported.name === name,
      ),
    );
  }

  /** Lists the names of `import * as name from '@lively/ui'`. */
  listNamespaces(): string[] {
    return this.listImports().flatMap(({ specifiers = [] }) =>
      specifiers.flatMap(({ type, local }) => (type === 'ImportNamespaceSpecifier' && local ? String(local.name) : [])),
    );
  }

  /** Lists the JSX elements of a component of the library, under any local name. */
  listElements(name: string): JSXElement[] {
    const locals = this.listLocalNames(name);
    const namespaces = this.listNamespaces();
    const elements: JSXElement[] = [];
    types.visit(this.program, {
      visitJSXElement(path) {
        const tag = path.node.openingElement.name;
        const isLocal = tag.type === 'JSXIdentifier' && locals.includes(tag.name);
        const isMember =
          tag.type === 'JSXMemberExpression' &&
          tag.object.type === 'JSXIdentifier' &&
          namespaces.includes(tag.object.name) &&
          tag.property.name === name;
        if (isLocal || isMember) elements.push(path.node);
        this.traverse(path);
      },
    });
    return elements;
  }

  /** Returns the tag of a component in this module. Adds an import if there is none. */
  nameTag(name: string): string {
    const [local] = this.listLocalNames(name);
    if (local) return local;
    const [namespace] = this.listNamespaces();
    if (namespace) return `${namespace}.${name}`;
    const declaration = this.listImports().find(
      ({ importKind, source }) => importKind !== 'type' && source.value === library,
    );
    declaration?.specifiers?.push(types.builders.importSpecifier(types.builders.identifier(name)));
    return name;
  }

  /** Creates an element of a component of the library, without children. */
  createElement(component: string, attributes: Attribute[]): JSXElement {
    const { builders } = types;
    const [object = '', property] = this.nameTag(component).split('.');
    const tag = builders.jsxIdentifier(object);
    const name = property ? builders.jsxMemberExpression(tag, builders.jsxIdentifier(property)) : tag;
    return builders.jsxElement(builders.jsxOpeningElement(name, attributes, true));
  }
}

/** Returns the expression of a JSX attribute: `votes={…}`. */
export function expressionOf(value: types.namedTypes.JSXAttribute['value']): Expression | undefined {
  return value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression'
    ? (value.expression as Expression)
    : undefined;
}

function parseSource(source: string, path: string) {
  const isTyped = /\.[cm]?tsx?$/.test(path);
  // In a `.ts` file, `<Type>value` is a cast, so the parser must not expect JSX.
  const canHoldElements = !/\.[cm]?ts$/.test(path);
  return parseWithBabel(source, {
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    tokens: true,
    plugins: [
      ...(canHoldElements ? (['jsx'] as const) : []),
      ...(isTyped ? (['typescript'] as const) : []),
      'decorators',
    ],
  });
}
