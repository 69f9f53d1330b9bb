import type { WidgetPeriod } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { toWidgetPath } from '../toWidgetPath.ts';
import type { WidgetView } from '../WidgetView.ts';

/** Renders the name of a week or a month between the links to the previous and the next one. They stay in the frame. */
export function renderNavigation({ title, previous, next }: WidgetPeriod, view: WidgetView): string {
  const writeStep = (step: WidgetPeriod['next'], arrow: string) =>
    step
      ? `<a href="${escapeHtml(toWidgetPath({ ...view, on: step.on }))}" rel="nofollow" aria-label="${escapeHtml(step.label)}">${arrow}</a>`
      : '<span></span>';
  return `<div class="steps">${writeStep(previous, '←')}<h2>${escapeHtml(title)}</h2>${writeStep(next, '→')}</div>`;
}
