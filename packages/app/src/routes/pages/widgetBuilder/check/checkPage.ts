import { checkFrame, isWidgetFrame } from './checkFrame';
import { checkPolicies, isPolicy } from './checkPolicy';
import { checkScript, findOtherVersions, isWidgetScript } from './checkScript';
import { checkSite } from './checkSite';
import { checkWidget } from './checkWidget';
import type { CheckContext, CountedFault, FaultCode, PageFault } from './PageFault';
import { type PageElement, parsePage } from './parsePage';

/** Explains why a widget does not work on a page: the faults in the order of its lines, equal ones once. Nothing of the page runs. */
export function checkPage(html: string, context: CheckContext): CountedFault[] {
  const { elements, texts, comments } = parsePage(html);
  const isOurs = ({ tag }: PageElement) => tag === 'lively-events' || tag === 'lively-event';
  const widgets = elements.filter((element) => isOurs(element) && !element.isInert);
  const scripts = elements.filter(isWidgetScript);
  const frames = elements.filter((element) => isWidgetFrame(element, context.site));
  const { host } = new URL(context.site);
  // An editor may escape the signs of a text once more.
  const isWritten = ({ text }: { text: string }) =>
    /(<|&lt;)lively-events?\b/.test(text) || (/(<|&lt;)iframe\b/.test(text) && text.includes(`${host}/widget/`));
  const hidden = [
    ...toFaults('asText', texts.filter(isWritten)),
    ...toFaults(
      'shortcode',
      texts.filter(({ text }) => /\[lively[\s\]]/.test(text)),
    ),
    ...toFaults('inComment', comments.filter(isWritten)),
    ...toFaults(
      'inTemplate',
      elements.filter((element) => isOurs(element) && element.isInert),
    ),
  ];
  const faults = [
    ...hidden,
    ...(scripts.length ? [] : toFaults('scriptMissing', widgets.slice(0, 1))),
    ...scripts.flatMap((script) => checkScript(script, context)),
    ...findOtherVersions(scripts),
    ...widgets.flatMap((widget) => checkWidget(widget, context)),
    ...checkSite(widgets, scripts, context.site),
    ...frames.flatMap((frame) => checkFrame(frame, context)),
    ...checkPolicies(elements.filter(isPolicy), { widgets, scripts, frames }),
  ];
  const isEmpty = !widgets.length && !frames.length;
  if (isEmpty && !hidden.length) faults.push(...toFaults('elementMissing', scripts.slice(0, 1)));
  if (isEmpty && !faults.length) faults.push(...toFaults('nothing', [{ line: null }]));
  return countEqual(faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)));
}

function toFaults(code: FaultCode, places: readonly { readonly line: number | null }[]): PageFault[] {
  return places.map(({ line }) => ({ code, line, values: {} }));
}

/** Merges faults that differ only in their line. */
function countEqual(faults: readonly PageFault[]): CountedFault[] {
  const counted = new Map<string, CountedFault>();
  for (const fault of faults) {
    const { line: _, ...equal } = fault;
    const key = JSON.stringify(equal);
    const known = counted.get(key);
    counted.set(key, known ? { ...known, count: known.count + 1 } : { ...fault, count: 1 });
  }
  return [...counted.values()];
}
