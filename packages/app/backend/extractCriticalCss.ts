/**
 * The critical CSS of a page: the rules of a minified stylesheet whose selector names one of the classes of its markup, or
 * no class. Font faces, keyframes and custom properties stay. The other rules come with the app.
 */
export function extractCriticalCss(css: string, used: ReadonlySet<string>): string {
  return splitRules(css)
    .map((rule) => keepRule(rule, used))
    .join('');
}

/** Every class that a markup uses. */
export function listUsedClasses(markup: string): Set<string> {
  return new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function keepRule(rule: string, used: ReadonlySet<string>): string {
  const start = rule.indexOf('{');
  const prelude = rule.slice(0, start).trim();
  if (start < 0 || /^@(font-face|keyframes|property)/.test(prelude)) return rule;
  if (prelude.startsWith('@')) {
    const kept = extractCriticalCss(rule.slice(start + 1, -1), used);
    return kept ? `${prelude}{${kept}}` : '';
  }
  const classes = [...prelude.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
  return !classes.length || classes.some((name) => used.has(name)) ? rule : '';
}

/** Cuts a stylesheet, or what is inside a condition, into its rules. */
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
