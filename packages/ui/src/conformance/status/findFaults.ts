import axe from 'axe-core';
import { settleAnimations } from './settleAnimations';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Lists the WCAG 2.2 AA rules of axe that the page violates. */
export async function listViolations(): Promise<string> {
  settleAnimations();
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
  });
  return list(violations.map(({ id }) => id));
}

/** Lists the elements whose text has less contrast than 7 to 1 (WCAG 1.4.6). */
export async function listPaleTexts(): Promise<string> {
  settleAnimations();
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
    resultTypes: ['violations'],
  });
  return list(violations.flatMap(({ nodes }) => nodes.map(({ html }) => /<(\w+)/.exec(html)?.[1] ?? html)));
}

/** Reports content that overflows the window horizontally: users would have to scroll in two directions. */
export function listOverflow(): string {
  const width = document.documentElement.clientWidth;
  return document.documentElement.scrollWidth <= width ? 'pass' : `${document.documentElement.scrollWidth} px wide`;
}

const controls = 'button, [href], input, select, textarea, summary, [role="tab"], [role="switch"]';

/** Lists controls that are visible only by their background: forced colours remove backgrounds. */
export function listInvisibleControls(): string {
  const hasEdge = (element: Element | null) => {
    const style = element && getComputedStyle(element);
    return style !== null && style.borderStyle !== 'none' && Number.parseFloat(style.borderWidth) > 0;
  };
  const isSeen = (element: Element) => {
    // The border can be on an element around the control and a button, or around its layers.
    const parent = element.parentElement;
    const isEdged = hasEdge(element) || hasEdge(parent) || hasEdge(parent?.parentElement ?? null);
    return isEdged || element.textContent.trim() !== '' || element.querySelector('svg, img') !== null;
  };
  const drawn = [...document.body.querySelectorAll(controls)].filter(
    (element) => element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1,
  );
  return list(drawn.filter((element) => !isSeen(element) && !isLabelled(element)).map(({ localName }) => localName));
}

/** Returns true if the control is inside its own label, which makes it visible. */
function isLabelled(element: Element): boolean {
  return element.closest('label') !== null;
}

/** Lists controls of less height in pixels, including their label. Links in a line of text are exempt (WCAG 2.5.5, 2.5.8). */
export function listSmallTargets(least: number): string {
  const drawn = [...document.body.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      getComputedStyle(element).display !== 'inline' &&
      element.getBoundingClientRect().width > 1,
  );
  const targets = drawn.map((element) => ({ name: element.localName, height: heightOf(element) }));
  return list(targets.filter(({ height }) => height < least).map(({ name, height }) => `${name} ${height} px`));
}

function heightOf(element: HTMLElement): number {
  const label = element.closest('label') ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  const heights = [element, ...(label ? [label] : [])].map((target) => target.getBoundingClientRect().height);
  return Math.round(Math.max(...heights));
}

const moving = ['rotate', 'scale', 'transform', 'translate', 'insetBlockStart', 'insetInlineStart', 'left', 'top'];

/** Lists properties that still move under reduced motion. A change of opacity is not a movement. */
export function listMovements(): string {
  const names = document.getAnimations().flatMap(({ effect }) => {
    const keyframes =
      effect instanceof KeyframeEffect && effect.getTiming().duration !== 0 ? effect.getKeyframes() : [];
    return keyframes.flatMap((keyframe) => moving.filter((name) => name in keyframe));
  });
  return list(names);
}

function list(faults: readonly string[]): string {
  return faults.length === 0 ? 'pass' : [...new Set(faults)].sort().join(', ');
}
