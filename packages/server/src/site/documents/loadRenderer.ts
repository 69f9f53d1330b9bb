import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@lively/app/rendering';
import { StartError } from '../../startup/StartError.ts';
import { rendererFile } from './buildFiles.ts';

/**
 * Loads the renderer of a build.
 *
 * @throws StartError for a build without a renderer.
 */
export async function loadRenderer(build: string): Promise<Renderer> {
  const file = resolve(build, rendererFile);
  if (!existsSync(file)) throw new StartError(`The build has no ${file}. Build it again: npx -y pnpm@12.21.0 build.`);
  const { appRenderer }: { appRenderer: Renderer } = await import(pathToFileURL(file).href);
  return appRenderer;
}
