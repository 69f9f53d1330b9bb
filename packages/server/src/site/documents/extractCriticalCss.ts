/**
 * Extracts the critical CSS of a page: the rules of a minified stylesheet whose selector contains one of the classes of its
 * markup, or no class. Keeps font faces, keyframes and custom properties. The app loads the other rules.
 */
export function extractCriticalCss(css: string, used: ReadonlySet<string>): string {
  return readRules(css)
    .map((rule) => keepRule(rule, used))
    .join('');
}

/** Lists every class that a markup uses. */
export function listUsedClasses(markup: string): Set<string> {
  return new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

interface Rule {
  readonly text: string;
  /** The text before the braces. */
  readonly prelude: string;
  /** The text inside the braces of a condition; null for any other rule. */
  readonly inner: string | null;
  /** The classes in the selector. */
  readonly classes: readonly string[];
}

function keepRule({ text, prelude, inner, classes }: Rule, used: ReadonlySet<string>): string {
  if (inner === null) return !classes.length || classes.some((name) => used.has(name)) ? text : '';
  const kept = extractCriticalCss(inner, used);
  return kept ? `${prelude}{${kept}}` : '';
}

/** Cached, because a server extracts from the same few stylesheets for each page. */
const rulesByCss = new Map<string, readonly Rule[]>();

function readRules(css: string): readonly Rule[] {
  const rules = rulesByCss.get(css) ?? splitRules(css).map(readRule);
  rulesByCss.set(css, rules);
  return rules;
}

function readRule(text: string): Rule {
  const start = text.indexOf('{');
  const prelude = text.slice(0, start).trim();
  const isKept = start < 0 || /^@(font-face|keyframes|property)/.test(prelude);
  const isCondition = !isKept && prelude.startsWith('@');
  return {
    text,
    prelude,
    inner: isCondition ? text.slice(start + 1, -1) : null,
    classes: isKept ? [] : [...prelude.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
  };
}

/** Splits a stylesheet, or the inside of a condition, into its rules. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index++) {
    if (css[index] === '{') depth++;
    if (css[index] === '}') depth--;
    if (depth === 0 && (css[index] === '}' || css[index] === ';')) {
      rules.push(css.slice(start, index + 1));
      start = index + 1;
    }
  }
  return [...rules, css.slice(start)].filter((rule) => rule.trim());
}
