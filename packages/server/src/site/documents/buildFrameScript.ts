import { buildInlineScript } from './buildInlineScript.ts';

/** Returns the inline script of the pages in frames of other sites, `browser/tellHeight.ts`. */
export function buildFrameScript(): Promise<string> {
  return buildInlineScript('tellHeight.ts');
}
