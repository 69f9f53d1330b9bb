import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedPicture, ChangedStory } from './compareStory.ts';

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-inline-size: 1600px; padding: 1rem }
h2 { margin-block: 3rem 0; overflow-wrap: anywhere }
nav ul { columns: 18rem; padding-inline-start: 1.25rem }
.pictures { align-items: start; display: grid; gap: 1rem; grid-template-columns: repeat(3, minmax(0, 1fr)); margin-block: 1rem }
.pictures > h3 { font-size: 1rem; grid-column: 1 / -1; margin: 0 }
figure { margin: 0 }
figcaption { font-size: 0.875rem }
img { background: #fff; border: 1px solid #808080; display: block; max-inline-size: 100% }
pre { white-space: pre-wrap }
`;

/**
 * Writes a page that shows base, head and difference of each changed picture, with its PNGs beside it.
 *
 * @returns the path of the page.
 */
export async function writePage(
  folder: string,
  base: string,
  compared: number,
  stories: readonly ChangedStory[],
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections: string[] = [];
  for (const story of stories) sections.push(await writeStory(folder, story));
  const title = `Pictures: ${base} and the working tree`;
  const links = stories.map(({ name, kind }) => `<li><a href="#${name}">${name}</a> (${kind})</li>`);
  const page = join(folder, 'index.html');
  await writeFile(
    page,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<h1>${escapeHtml(title)}</h1>
<p>${compared} stories compared, ${stories.length} to look at. Each picture opens in its own size.</p>
<nav><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</html>
`,
  );
  return page;
}

async function writeStory(folder: string, { name, kind, errors, pictures }: ChangedStory): Promise<string> {
  const rows: string[] = [];
  for (const picture of pictures) rows.push(await writePictures(folder, name, picture));
  const reasons = errors.map((error) => `<pre>${escapeHtml(error)}</pre>`).join('');
  return `<section><h2 id="${name}">${name} (${kind})</h2>${reasons}${rows.join('')}</section>`;
}

async function writePictures(folder: string, story: string, picture: ChangedPicture): Promise<string> {
  const { width, theme, base, head, difference } = picture;
  const sides = { base, head, difference: difference?.picture };
  const figures: string[] = [];
  for (const [side, data] of Object.entries(sides)) {
    if (!data) continue;
    const file = `${story.replace('/', '-')}-${width}-${theme}-${side}.png`;
    await writeFile(join(folder, file), data);
    figures.push(
      `<figure><a href="${file}"><img src="${file}" alt="${story}, ${width} px, ${theme}: ${side}" loading="lazy"></a><figcaption>${side}</figcaption></figure>`,
    );
  }
  const count = difference ? `: ${difference.pixels.toLocaleString('en')} pixels differ` : '';
  return `<div class="pictures"><h3>${width} px, ${theme}${count}</h3>${figures.join('')}</div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
