import { parseSync } from 'vite';

/** A limit of time in a test. */
export interface TimeLimit {
  /** The line number, from 1. */
  readonly line: number;
  readonly code: string;
}

/**
 * Lists the places where a test fails because the machine is slow: a timeout other than `hangLimits`, an elapsed time or a
 * processor time below a number, a race against a pause, a number of tries with pauses. The ratio of two times is no limit, and
 * neither is an option of a function that the test itself declares or imports from a file, because it is what is tested.
 */
export function listTimeLimits(path: string, text: string): TimeLimit[] {
  if (!possible.test(text)) return [];
  const { program } = parseSync(path, text);
  const found = new Map<number, TimeLimit>();
  const own = new Set<string>();
  const times = new Set<string>();
  const readCode = ({ start, end }: SyntaxNode) => text.slice(start, end);
  const hasTime = (node: unknown) => some(node, (each) => isClock(each) || times.has(nameOf(each)));

  visit(program, (node) => {
    if (node.type === 'ImportDeclaration' && String(node.source?.value).startsWith('.'))
      for (const { local } of node.specifiers ?? []) own.add(nameOf(local));
    if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') own.add(nameOf(node.id));
  });
  // A time that is computed from another one comes after it in most files: the second pass finds the others.
  for (let pass = 0; pass < 2; pass++)
    visit(program, (node) => {
      if (node.type === 'VariableDeclarator' && isTime(node.init)) for (const name of namesIn(node.id)) times.add(name);
      if (node.type === 'AssignmentExpression' && isTime(node.right)) times.add(nameOf(node.left));
      if (propertyOf(node.callee) === 'push' && isTime(node.arguments?.[0])) times.add(nameOf(node.callee?.object));
    });
  visit(program, (node) => {
    if (isLimit(node))
      found.set(node.start, { line: text.slice(0, node.start).split('\n').length, code: readCode(node) });
  });
  return [...found.values()].sort((one, other) => one.line - other.line);

  /** Whether a value is a time, and not a function or text that only contains one. */
  function isTime(node: SyntaxNode | null | undefined): boolean {
    return Boolean(node) && !/Function|Template|Literal/.test(node?.type ?? '') && hasTime(node) && !isRatio(node);
  }

  function isRatio(node: SyntaxNode | null | undefined): boolean {
    return node?.type === 'BinaryExpression' && node.operator === '/' && hasTime(node.left) && hasTime(node.right);
  }

  function isLimit(node: SyntaxNode): boolean {
    const { type, callee, arguments: parameters = [] } = node;
    if (type === 'BinaryExpression' && /^<=?$/.test(node.operator ?? ''))
      return isTime(node.left) && !hasTime(node.right);
    if (type === 'BinaryExpression' && /^>=?$/.test(node.operator ?? ''))
      return isTime(node.right) && !hasTime(node.left);
    if (type === 'ForStatement') return some(node.test, isNumber) && some(node.body, isPause);
    if (type === 'Property' && node.computed !== true) return isTimeoutOption(node);
    if (type !== 'CallExpression') return false;
    const name = propertyOf(callee) ?? nameOf(callee);
    if (/^toBe(LessThan(OrEqual)?|CloseTo)$/.test(name)) return isTime(findExpected(callee)) && !hasTime(parameters[0]);
    if (name === 'race') return some(parameters, isPause);
    if (name === 'setTimeout' || name === 'setDefaultTimeout')
      return callee?.type === 'MemberExpression' && isOfRunner(node);
    if (name === 'timeout') return nameOf(callee?.object) === 'AbortSignal' && !isHangLimit(parameters[0]);
    const [before, last] = parameters.length > 1 ? parameters.slice(-2) : [];
    const isAwaiting = waiting.test(name) || waiting.test(nameOf(rootOf(callee)));
    return (
      isAwaiting &&
      /Function/.test(before?.type ?? '') &&
      !/Function|Object/.test(last?.type ?? '') &&
      !isHangLimit(last)
    );
  }

  /** Whether a property is the timeout of a call or of a configuration. */
  function isTimeoutOption(node: SyntaxNode): boolean {
    if (!timeoutOption.test(nameOf(node.key)) || isHangLimit(node.value)) return false;
    return !listCalls(program, node).some(({ callee }) => own.has(nameOf(callee)));
  }
}

/** A node of the syntax tree, with the fields that are read here. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: SyntaxNode;
  readonly operator?: string;
  readonly computed?: boolean;
  readonly callee?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly key?: SyntaxNode;
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly init?: SyntaxNode | null;
  readonly id?: SyntaxNode;
  readonly test?: SyntaxNode;
  readonly body?: SyntaxNode;
  readonly source?: { readonly value: unknown };
  readonly specifiers?: readonly { readonly local: SyntaxNode }[];
}

/** Spares the parsing of most files. */
const possible =
  /imeout|performance|cpuUsage|hrtime|Date\.now|\brace\(|milliseconds|elapsed|rocessorTime|cpuTime|\bfor \(let|[)}], *[\w.]+\);/;
const timeoutOption = /^(timeout|(test|hook|teardown|action|navigation|global|asyncUtil)Timeout)$/;
const waiting = /^(test|it|describe|\w+Test|(before|after)(All|Each)|waitFor|waitUntil)$/;
/** The names under which results of a helper contain a time. */
const timed = /^(elapsed|milliseconds|processorTime|cpuTime)$/;

function isClock(node: SyntaxNode): boolean {
  const owner = nameOf(node.callee?.object);
  const method = propertyOf(node.callee);
  if (owner === 'performance' && (method === 'now' || method === 'eventLoopUtilization')) return true;
  if (owner === 'process' && (method === 'cpuUsage' || method === 'hrtime')) return true;
  if (node.type === 'Identifier' && timed.test(nameOf(node))) return true;
  return node.type === 'BinaryExpression' && node.operator === '-' && [node.left, node.right].some(isNow);
}

/** Whether an expression is `Date.now()`, which is a time only as a difference. */
function isNow(node: SyntaxNode | undefined): boolean {
  return nameOf(node?.callee?.object) === 'Date' && propertyOf(node?.callee) === 'now';
}

function isPause(node: SyntaxNode): boolean {
  return (
    node.type === 'CallExpression' &&
    /^(wait|sleep|delay|setTimeout|waitForTimeout)$/.test(propertyOf(node.callee) ?? nameOf(node.callee))
  );
}

function isNumber({ type, value }: SyntaxNode): boolean {
  return type === 'Literal' && typeof value === 'number';
}

function isHangLimit(node: SyntaxNode | undefined): boolean {
  return nameOf(node?.object) === 'hangLimits';
}

/** Whether a call sets a limit of the runner or of a page: `test.setTimeout(1000)`. */
function isOfRunner({ callee, arguments: parameters = [] }: SyntaxNode): boolean {
  return /^(test|page|context|vi)$/.test(nameOf(callee?.object)) && !isHangLimit(parameters[0]);
}

/** Returns the value of `expect(value).not.toBe…`. */
function findExpected(node: SyntaxNode | undefined): SyntaxNode | undefined {
  if (!node || node.type === 'Identifier') return undefined;
  return node.type === 'CallExpression' && nameOf(rootOf(node.callee)) === 'expect'
    ? node.arguments?.[0]
    : findExpected(node.object ?? node.callee);
}

/** Returns the first part of a chain: `test` of `test.each(rows)`. */
function rootOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const next = node?.object ?? node?.callee;
  return next ? rootOf(next) : node;
}

/** Lists the calls around a node. */
function listCalls(program: unknown, { start, end }: SyntaxNode): SyntaxNode[] {
  const calls: SyntaxNode[] = [];
  visit(program, (node) => {
    const isAround =
      node.type === 'CallExpression' && node.arguments?.some((each) => each.start <= start && each.end >= end);
    if (isAround) calls.push(node);
  });
  // The innermost call is the last one.
  return calls.slice(-1);
}

function namesIn(node: unknown): string[] {
  const names: string[] = [];
  visit(node, (each) => {
    if (each.type === 'Identifier') names.push(nameOf(each));
  });
  return names;
}

function nameOf(node: SyntaxNode | null | undefined): string {
  return node?.name ?? '';
}

function propertyOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'MemberExpression' ? nameOf(node.property) : undefined;
}

function some(node: unknown, isSought: (node: SyntaxNode) => boolean): boolean {
  let isFound = false;
  visit(node, (each) => {
    isFound ||= isSought(each);
  });
  return isFound;
}

function visit(node: unknown, look: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, look);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) look(node as SyntaxNode);
    for (const child of Object.values(node)) visit(child, look);
  }
}
