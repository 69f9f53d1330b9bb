import { readFileSync, writeFileSync } from 'node:fs';

/** The line of a namespace among the typed ones. */
const registration = /^ {6}\w+: typeof \w+;\n/gm;

/**
 * Makes the keys of a namespace known to the compiler, in i18next.d.ts.
 *
 * @throws Error when the file has changed so that the lines have no place any more.
 */
export function registerTexts(file: string, namespace: string): void {
  const text = readFileSync(file, 'utf8');
  const lines = [...(text.match(registration) ?? []), `      ${namespace}: typeof ${namespace};\n`].sort();
  const [before, ...after] = text.split(registration);
  const rest = after.at(-1);
  if (!before || rest === undefined)
    throw new Error(
      `${file} lists no namespaces: the keys of "${namespace}" would not compile. Update plop/registerTexts.ts.`,
    );
  const imported = `import type ${namespace} from '../locales/fr/${namespace}.json';\n`;
  writeFileSync(file, before.replace(/(?=\n\/\*\*)/, imported) + lines.join('') + rest);
}
