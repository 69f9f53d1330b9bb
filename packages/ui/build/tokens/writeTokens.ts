import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenResolver } from './designTokens.ts';
import { toFigmaTokens } from './toFigmaTokens.ts';

/** Writes the tokens for other tools: one file with both themes, and one for each mode that Figma imports. */
export async function writeTokens(folder: string): Promise<void> {
  const tokens = join(folder, 'tokens');
  await mkdir(tokens, { recursive: true });
  const write = (name: string, content: object) =>
    writeFile(join(tokens, `${name}.json`), `${JSON.stringify(content, undefined, 2)}\n`);
  await write('lively.resolver', tokenResolver);
  await write('figma.light', toFigmaTokens('light'));
  await write('figma.dark', toFigmaTokens('dark'));
}
