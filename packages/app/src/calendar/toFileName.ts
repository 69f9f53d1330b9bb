import { foldText } from '@lively/engine';

const maxNameLength = 60;

/** Returns the file name of an event: `nuit-nina-simone.ics`. */
export function toFileName(title: string): string {
  const words = foldText(title).match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-').slice(0, maxNameLength).replace(/-$/, '') || 'lively'}.ics`;
}
