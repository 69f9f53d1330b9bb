import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/**
 * The same module, its statements in the order that gzip presses smallest. What evaluates nothing (a function, a table of functions
 * and literals) means the same anywhere before the last statement, which starts the module: each in turn goes to the place where
 * it costs least, until nothing more is won. The same module always gives the same order.
 */
export function arrange(code: string): string {
  const statements = parseAst(code).body.map((node) => ({
    text: code.slice(node.start, node.end),
    isInert: isInert(node as SyntaxNode),
  }));
  const start = statements.pop()?.text ?? '';
  const write = (order: typeof statements) => order.map(({ text }) => text).join('') + start;
  const press = (order: typeof statements) => gzipSync(write(order), { level: 9 }).length;

  let best = statements;
  let least = press(best);
  for (let before = Number.POSITIVE_INFINITY; least < before; ) {
    before = least;
    for (const moved of best.filter(({ isInert }) => isInert)) {
      const others = best.filter((statement) => statement !== moved);
      for (let place = 0; place <= others.length; place += 1) {
        const order = others.toSpliced(place, 0, moved);
        const bytes = press(order);
        if (bytes < least) [least, best] = [bytes, order];
      }
    }
  }
  return write(best);
}

/** What decides whether a node of the syntax tree evaluates nothing. */
interface SyntaxNode {
  readonly type: string;
  readonly declarations?: readonly { readonly init: SyntaxNode | null }[];
  readonly elements?: readonly SyntaxNode[];
  readonly properties?: readonly { readonly value: SyntaxNode }[];
  readonly expressions?: readonly SyntaxNode[];
}

function isInert({ type, declarations, elements, properties, expressions }: SyntaxNode): boolean {
  const values =
    declarations?.map(({ init }) => init) ?? elements ?? properties?.map(({ value }) => value) ?? expressions;
  return values ? values.every((value) => value && isInert(value)) : /Function|^Literal/.test(type);
}
