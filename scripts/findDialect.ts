import { parseSync } from 'vite';

/** Words and phrases that are not plain technical English, each with a replacement. */
const phrases: readonly (readonly [pattern: string, instead: string])[] = [
  ['who(m|so)?ever', 'a user, any caller, anyone who'],
  ['nobody', 'no one, no user'],
  ['somebody', 'a user, another user'],
  ['worn|wears?', 'has, used'],
  ['anew', 'again'],
  ['mend(s|ed|ing)?', 'fix'],
  ['hears? of|heard of', 'is told about, knows'],
  ['way out', 'cancel, exit'],
  ['way on', 'next step, primary action'],
  ['all the same', 'still, anyway'],
  ['the last word', 'the final decision'],
  ['for ever', 'permanently, without limit'],
  ['no trouble', 'is accepted'],
  ['goodbye', 'sign-out'],
  ['at first sight', 'by the simplest code'],
  ['sa(ys?|id) so', 'shows a message, declares it'],
  ['in vain', 'without result'],
  ['none of (its|their) business', 'is ignored'],
  [
    'what one (?:agrees|can|comes|confirms|could|does|looks|sees|sends|should|signs|types|wants|will|writes)',
    'what a user …',
  ],
  ['as one (?:does|goes|keeps|says|sees|types|would|writes)', 'as a user …'],
  ['(?:what|who|which) (?:is|are) no(?! longer)', 'anything that is not a …'],
  ['that is no(?! longer| more)', 'that is not a …'],
  ['(?:by|for|from|of|to) who(?! else)', 'the user who …'],
  ['whence|thereof|lest|henceforth|hither|thither', 'plain words'],
  ['come what may|be that as it may|as it were', 'plain words'],
];
/** Figurative names that are refused anywhere in a source. */
const names: Readonly<Record<string, string>> = {
  patience: 'timeoutMs',
  podium: 'top k',
  wayOut: 'signInPrompt',
  Farewell: 'SignOutToast',
  farewell: 'signOutToast',
  doubtSession: 'verifySession',
  MissingCodeError: 'ChunkLoadError',
  importAgain: 'retryImport',
  mostPages: 'maxPages',
  longestText: 'maxTextLength',
  usualRadius: 'defaultRadius',
};
const name = new RegExp(`\\b(?:${Object.keys(names).join('|')})\\b`, 'g');

const dialect = new RegExp(`\\b(?:${phrases.map(([pattern]) => pattern).join('|')})\\b`, 'gi');

/** Matches a statement that begins with its relative clause: “Who has sent one deletes its row.” Questions are allowed. */
const inversion = /(?<=^['"`\s/*-]*|[.;:] )who [a-z][^.?!]*(?:[.!]|$)/gi;

/** Matches the first word of a comment's sentence that begins with its relative clause: “What a page shows.” Questions are allowed. */
const clause = /(?<=^[\s/*]*|[.!]\s(?:\s*\*\s)?)(?:What|Whose|Else)(?=,? [a-z][^.?!]*(?:[.!]|\*\/|$))/g;

/** Matches a code of an issue or a criterion at the start of a title. The number of ASVS may stand in brackets at the end. */
const titleCode = /^(?:[A-Z]\d{0,2}: |[A-Z] \d+\.\d+|\d+: |ASVS [\d.]+)/;

/** A refused wording. */
export interface Finding {
  /** The line number, from 1. */
  readonly line: number;
  readonly words: string;
  readonly instead: string;
}

/** Finds the dialect in the prose of a file: comments, test titles and errors of sources, the whole text of pages and stories. */
export function findDialect(path: string, text: string): Finding[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const prose = listProse(path, text).flatMap(({ start, prose, isTitle, isComment }) => {
    const code = isTitle ? titleCode.exec(prose) : null;
    const plain = blankQuotes(prose);
    return [
      ...(code ? [{ line: lineAt(start), words: code[0], instead: 'a title without a code' }] : []),
      ...[...plain.matchAll(dialect)].map(({ 0: words, index }) => ({
        line: lineAt(start + index),
        words,
        instead: phrases.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))?.[1] ?? '',
      })),
      ...[...plain.matchAll(inversion)].map(({ 0: words, index }) => ({
        line: lineAt(start + index),
        words: words.slice(0, 40).replace(/\s+/g, ' '),
        instead: 'the subject first: “A user who …”',
      })),
      ...(isComment ? [...plain.matchAll(clause)] : []).map(({ 0: words, index }) => ({
        line: lineAt(start + index),
        words,
        instead: 'the subject or the verb first: “The texts of …”, “Reads …”, “Otherwise …”',
      })),
    ];
  });
  const named = /\.tsx?$/.test(path) ? [...text.matchAll(name)] : [];
  return [
    ...prose,
    ...named.map(({ 0: words, index }) => ({ line: lineAt(index), words, instead: names[words] ?? '' })),
  ];
}

interface Prose {
  /** The offset in the text of the file. */
  readonly start: number;
  readonly prose: string;
  readonly isTitle: boolean;
  /** Whether it is a comment in code. @default false */
  readonly isComment?: boolean;
}

function listProse(path: string, text: string): Prose[] {
  if (/\.mdx?$/.test(path)) return [whole(text.replace(/^```.*?^```/gms, blank))];
  if (path.endsWith('.sql')) return listMatches(text, /--.*|\/\*[\s\S]*?\*\/|^comment on [^;]*;/gm);
  if (isStorybook(path)) return [...listStrings(path, text), whole(text)];
  const { comments } = parseSync(path, text);
  return [
    ...listStrings(path, text),
    ...comments.map(({ start, end }) => ({ ...toProse(text, start, end), isComment: true })),
  ];
}

/** Whether the strings of a source are prose too: in stories and in the pages of Storybook. */
function isStorybook(path: string): boolean {
  return path.endsWith('.stories.tsx') || path.startsWith('.storybook/') || path.startsWith('packages/ui/src/docs/');
}

const titled = /^(?:test|it|describe|[a-z]\w*Test)$/;

/**
 * Lists the first parameter of each `test`, `it`, `describe` and `databaseTest`, with their modifiers
 * (`test.each(rows)('title')`), and of each new error.
 */
function listStrings(path: string, text: string): Prose[] {
  const strings: Prose[] = [];
  visit(parseSync(path, text).program);
  return strings;

  function visit(node: unknown): void {
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: parameters } = node as SyntaxNode;
    const [first] = parameters ?? [];
    const isText = first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');
    const isTitle = type === 'CallExpression' && titled.test(nameOf(callee));
    const isError = type === 'NewExpression' && nameOf(callee).endsWith('Error');
    if (isText && (isTitle || isError)) strings.push({ ...toProse(text, first.start + 1, first.end - 1), isTitle });
    for (const child of Object.values(node)) visit(child);
  }
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
}

/** Returns the name at the start of a call: `test` of `test.each(rows)(…)`. */
function nameOf(node: SyntaxNode | undefined): string {
  return node ? (node.name ?? nameOf(node.object ?? node.callee)) : '';
}

function toProse(text: string, start: number, end: number): Prose {
  return { start, prose: text.slice(start, end), isTitle: false };
}

function whole(prose: string): Prose {
  return { start: 0, prose, isTitle: false };
}

function listMatches(text: string, pattern: RegExp): Prose[] {
  return [...text.matchAll(pattern)].map(({ 0: prose, index }) => ({ start: index, prose, isTitle: false }));
}

/** Blanks French and code, which are quoted: « … », `…`. */
function blankQuotes(prose: string): string {
  return prose.replace(/«[^»]*»|`[^`\n]*`/g, blank);
}

/** Replaces a text by spaces, so that all offsets stay the same. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
