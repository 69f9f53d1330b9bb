import { foldText } from '@lively/engine';

const longestName = 60;

/** The name under which an event is saved: `nuit-nina-simone.ics`. */
export function toFileName(title: string): string {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-').slice(0, longestName).replace(/-$/, '') || 'lively'}.ics`;
}
