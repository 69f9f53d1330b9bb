/** A custom property of a site. */
export interface SiteVariable {
  /** `--brand` */
  readonly name: string;
  /** Its value, in which no other variable of the text is left. */
  readonly value: string;
  readonly kind: 'color' | 'font';
}

const maxVariables = 100;
/** The longest chain of variables that name another. */
const maxDepth = 10;
const genericFonts = /\b(serif|sans-serif|monospace|system-ui|ui-[\w-]+|cursive|fantasy)\b/;

/**
 * Reads the colours and fonts among the custom properties of pasted CSS. The first value of each name counts, which is that of
 * the light theme on most sites.
 *
 * @param isColor - Whether a text is a CSS colour.
 */
export function parseVariables(css: string, isColor: (value: string) => boolean): SiteVariable[] {
  const texts = new Map<string, string>();
  for (const [, name = '', value = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+)\s*:\s*([^;{}]+)/g))
    if (!texts.has(name)) texts.set(name, value.trim().replace(/\s+/g, ' '));
  return [...texts].slice(0, maxVariables).flatMap(([name, text]): SiteVariable[] => {
    const value = resolve(text, texts);
    if (isColor(value)) return [{ name, value, kind: 'color' }];
    const isFont = /font|family/.test(name) || genericFonts.test(value);
    return isFont && /^["'A-Za-z][\w\s"',-]*$/.test(value) ? [{ name, value, kind: 'font' }] : [];
  });
}

function resolve(text: string, texts: ReadonlyMap<string, string>, depth = 0): string {
  const [, name = '', fallback] = /^var\(\s*(--[\w-]+)\s*(?:,\s*(.*))?\)$/.exec(text) ?? [];
  const next = name ? (texts.get(name) ?? fallback) : undefined;
  return next === undefined || depth > maxDepth ? text : resolve(next.trim(), texts, depth + 1);
}

/** Writes the value that a widget takes: the variable, so that it follows the site, and its value for pages without it. */
export function toVariableValue({ name, value }: SiteVariable): string {
  return `var(${name}, ${value})`;
}

/** Returns the value of a colour or font that may be a variable with its value. */
export function readVariableValue(text: string): string {
  return /^var\(\s*--[\w-]+\s*,\s*(.+)\)$/.exec(text.trim())?.[1]?.trim() ?? text.trim();
}
