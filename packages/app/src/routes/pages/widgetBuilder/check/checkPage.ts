import { checkFrame, isWidgetFrame } from './checkFrame';
import { checkPolicy, isPolicy } from './checkPolicy';
import { checkScript, isWidgetScript } from './checkScript';
import { checkWidget } from './checkWidget';
import type { CheckContext, FaultCode, PageFault } from './PageFault';
import { type PageElement, parsePage } from './parsePage';

/** Explains why a widget does not work on a page: the faults in the order of its lines. Nothing of the page runs. */
export function checkPage(html: string, context: CheckContext): PageFault[] {
  const { elements, texts, comments } = parsePage(html);
  const isOurs = ({ tag }: PageElement) => tag === 'lively-events' || tag === 'lively-event';
  const widgets = elements.filter((element) => isOurs(element) && !element.isInert);
  const scripts = elements.filter(isWidgetScript);
  const frames = elements.filter((element) => isWidgetFrame(element, context.site));
  const written = /<lively-events?\b/;
  const asText = texts.find(({ text }) => written.test(text));
  const inComment = comments.find(({ text }) => written.test(text));
  const inTemplate = elements.find((element) => isOurs(element) && element.isInert);
  const [firstWidget] = widgets;
  const faults = [
    ...(asText ? [toFault('asText', asText.line)] : []),
    ...(inComment ? [toFault('inComment', inComment.line)] : []),
    ...(inTemplate ? [toFault('inTemplate', inTemplate.line)] : []),
    ...(firstWidget && !scripts.length ? [toFault('scriptMissing', firstWidget.line)] : []),
    ...scripts.flatMap((script) => checkScript(script, context)),
    ...widgets.flatMap((widget) => checkWidget(widget, context)),
    ...widgets.flatMap(findMissingSite),
    ...frames.flatMap(checkFrame),
    ...elements.filter(isPolicy).flatMap((policy) => checkPolicy(policy, { widgets, scripts, frames })),
  ];
  const isEmpty = !widgets.length && !frames.length && !faults.length;
  const [firstScript] = scripts;
  if (!widgets.length && !frames.length && firstScript && !asText && !inComment && !inTemplate)
    faults.push(toFault('elementMissing', firstScript.line));
  else if (isEmpty) faults.push(toFault('nothing', null));
  return faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));

  /** The titles of a widget link to the origin of its script, unless it names the site. */
  function findMissingSite({ attributes, line }: PageElement): PageFault[] {
    const src = scripts.map((script) => URL.parse(script.attributes.get('src') ?? '')).find(Boolean);
    const isElsewhere = src && src.host !== new URL(context.site).host && !attributes.has('site');
    return isElsewhere
      ? [{ ...toFault('siteMissing', line), values: { origin: src.origin }, lines: `site="${context.site}"` }]
      : [];
  }
}

function toFault(code: FaultCode, line: number | null): PageFault {
  return { code, line, values: {} };
}
