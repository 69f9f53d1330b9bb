import type { BuilderState, EditorName } from '../builderState';

/** The editors that show a list, or one event, in the look of Lively or of the page. */
const plainEditors: readonly EditorName[] = ['wordpress', 'frame', 'mail'];

/** Returns the editor if it cannot show a part of the widget; null if it shows everything. */
export function findLimits({ editor, view, locate, styles }: BuilderState): EditorName | null {
  if (editor === 'assistant') return editor;
  if (editor === 'feeds') return view === 'event' ? editor : null;
  const isPlain = (view === 'list' || view === 'event') && !locate && !Object.values(styles).some(Boolean);
  return plainEditors.includes(editor) && !isPlain ? editor : null;
}
