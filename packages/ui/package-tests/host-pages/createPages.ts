import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runIn } from '../../../../scripts/runIn.ts';
import { createConsumer } from '../createConsumer.ts';
import { writeSamples } from '../writeSamples.ts';

const stylesheetFor = { alone: '', bootstrap: 'bootstrap/dist/css/bootstrap.css', tailwind: './tailwind.css' };

/** A stylesheet that a page loads beside that of the library. `alone` loads none. */
export type Host = keyof typeof stylesheetFor;

const link = /<link rel="stylesheet"[^>]*>/g;

/**
 * Builds a project with a page for each host, all in one build of Vite, with every component on it.
 *
 * @returns The folder of the project. `dist` has each page twice: `bootstrap.html`, and `bootstrap-reversed.html` with its
 *   stylesheets in the other order.
 */
export async function createPages(tarball: string): Promise<string> {
  const folder = await createConsumer(tarball, '19', { bootstrap: '5', tailwindcss: '4', '@tailwindcss/vite': '4' });
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  await writeSamples(folder);
  for (const [host, stylesheet] of Object.entries(stylesheetFor)) {
    const imports = [stylesheet, '@lively/ui/styles.css'].filter(Boolean).map((path) => `import '${path}';\n`);
    await writeFile(join(folder, `src/${host}.tsx`), `${imports.join('')}import { show } from './show';\n\nshow();\n`);
    await writeFile(join(folder, `${host}.html`), writePage(host));
  }
  await runIn(folder, join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error']);
  for (const host of Object.keys(stylesheetFor)) {
    const page = await readFile(join(folder, `dist/${host}.html`), 'utf8');
    const links = page.match(link) ?? [];
    const reversed = page.replace(link, '').replace('</head>', `${links.reverse().join('')}</head>`);
    await writeFile(join(folder, `dist/${host}-reversed.html`), reversed);
  }
  return folder;
}

/** The type of the page is the same on each: some components inherit it. */
function writePage(host: string): string {
  const style = 'margin: 0; color: #123456; font: 16px/1.4 serif';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${host}</title></head><body style="${style}"><script type="module" src="/src/${host}.tsx"></script></body></html>`;
}
