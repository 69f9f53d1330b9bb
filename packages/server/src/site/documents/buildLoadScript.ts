import type { SiteFacts } from '@lively/app/rendering';
import { buildInlineScript } from './buildInlineScript.ts';

/** Returns the inline script of the documents, `browser/loadApp.ts`. */
export function buildLoadScript({ session, language }: SiteFacts['storageKeys']): Promise<string> {
  return buildInlineScript('loadApp.ts', {
    'storageKeys.session': JSON.stringify(session),
    'storageKeys.language': JSON.stringify(language),
  });
}
