import type { BuilderState, EditorName, ViewName } from '../builderState';

/** The editors that show events in the look of Lively or of the page, and the views that they have beside a list and one event. */
const viewsOf: Readonly<Partial<Record<EditorName, readonly ViewName[]>>> = {
  wordpress: ['compact', 'week', 'month', 'search'],
  frame: ['grid', 'compact', 'week', 'month', 'search'],
  mail: ['compact', 'week', 'month'],
};

/** Returns the editor if it cannot show a part of the widget; null if it shows everything. */
export function findLimits({ editor, view, locate, styles }: BuilderState): EditorName | null {
  if (editor === 'assistant') return editor;
  if (editor === 'feeds') return view === 'event' ? editor : null;
  const views = viewsOf[editor];
  if (!views) return null;
  const hasView = view === 'list' || view === 'event' || views.includes(view);
  return hasView && !locate && !Object.values(styles).some(Boolean) ? null : editor;
}
