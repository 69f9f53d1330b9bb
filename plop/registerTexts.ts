import { readFileSync, writeFileSync } from 'node:fs';

/** The line of a namespace in the type declarations. */
const registration = /^ {6}\w+: typeof \w+;\n/gm;

/**
 * Declares the keys of a namespace in i18next.d.ts.
 *
 * @throws Error if the file has changed so that the place for the lines cannot be found.
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
