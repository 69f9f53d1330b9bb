import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runIn } from '../../../scripts/runIn.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The result of following the README. */
export interface FirstCard {
  /** Lines to type or paste: the installation, the card, the brand. */
  lines: number;
  script: string;
  stylesheet: string;
}

/** The first card of the README, unchanged. */
interface Example {
  code: string;
  imports: string;
  element: string;
}

export function readFirstCard(): Example {
  const code = example('tsx').trim();
  const [imports = '', element = ''] = code.split(/\n(?=<)/);
  return { code, imports, element: element.replace(/;$/, '') };
}

/** Follows the README in a new Vite project, up to a card in a custom brand, and builds it. */
export async function followReadme(project: string): Promise<FirstCard> {
  const { code, imports, element } = readFirstCard();
  const brandCommand = 'npx @lively/ui brand brand.json > brand.css';
  if (!readme.includes(brandCommand)) throw new Error(`The README no longer says \`${brandCommand}\`.`);

  await writeFile(join(project, 'brand.json'), example('json'));
  const brand = await runIn(project, join(project, 'node_modules/.bin/ui'), ['brand', 'brand.json']);
  await writeFile(join(project, 'src/brand.css'), brand);
  const mount = `createRoot(document.body).render(${element});\n`;
  const page = `${imports}\nimport './brand.css';\nimport { createRoot } from 'react-dom/client';\n${mount}`;
  await writeFile(join(project, 'src/main.tsx'), page);
  await runIn(project, join(project, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn']);

  const [script, stylesheet] = await Promise.all([readAsset(project, '.js'), readAsset(project, '.css')]);
  // The installation, the command of the brand, and the import of its output.
  return { lines: code.split('\n').length + 3, script, stylesheet };
}

/** The first example of the README in a language. */
function example(language: string): string {
  const code = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (!code) throw new Error(`The README has no example in ${language} any more.`);
  return code;
}

async function readAsset(project: string, ending: string): Promise<string> {
  const folder = join(project, 'dist/assets');
  const name = (await readdir(folder)).find((file) => file.endsWith(ending));
  return readFile(join(folder, String(name)), 'utf8');
}
