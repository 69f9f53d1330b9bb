import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe's rules of WCAG 2.2 AA that the page breaks. */
export async function listViolations(): Promise<string> {
  for (const animation of document.getAnimations()) settle(animation);
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
  });
  return list(violations.map(({ id }) => id));
}

/** What reaches past the right or left edge of the window: a reader would have to scroll in two directions. */
export function listOverflow(): string {
  const width = document.documentElement.clientWidth;
  return document.documentElement.scrollWidth <= width ? 'pass' : `${document.documentElement.scrollWidth} px wide`;
}

const controls = 'button, [href], input, select, textarea, summary, [role="tab"], [role="switch"]';

/** Controls that only a ground would show: where the system decides on colours, grounds go. */
export function listInvisibleControls(): string {
  const hasEdge = (element: Element | null) => {
    const style = element && getComputedStyle(element);
    return style !== null && style.borderStyle !== 'none' && Number.parseFloat(style.borderWidth) > 0;
  };
  const isSeen = (element: Element) => {
    // Some boxes draw their edge around the control and a button.
    const isEdged = hasEdge(element) || hasEdge(element.parentElement);
    return isEdged || element.textContent.trim() !== '' || element.querySelector('svg, img') !== null;
  };
  const drawn = [...document.body.querySelectorAll(controls)].filter(
    (element) => element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1,
  );
  return list(drawn.filter((element) => !isSeen(element) && !isLabelled(element)).map(({ localName }) => localName));
}

/** A box that its own label draws, beside it or around it. */
function isLabelled(element: Element): boolean {
  return element.closest('label') !== null;
}

/** Pixels that a finger hits. */
const touchable = 44;

/** Controls that are less high, their label included. Links in a line of text may be (WCAG 2.5.5). */
export function listSmallTargets(): string {
  const drawn = [...document.body.querySelectorAll<HTMLElement>(controls)].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true }) &&
      getComputedStyle(element).display !== 'inline' &&
      element.getBoundingClientRect().width > 1,
  );
  const targets = drawn.map((element) => ({ name: element.localName, height: heightOf(element) }));
  return list(targets.filter(({ height }) => height < touchable).map(({ name, height }) => `${name} ${height} px`));
}

function heightOf(element: HTMLElement): number {
  const label = element.closest('label') ?? document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
  const heights = [element, ...(label ? [label] : [])].map((target) => target.getBoundingClientRect().height);
  return Math.round(Math.max(...heights));
}

const moving = ['rotate', 'scale', 'transform', 'translate', 'insetBlockStart', 'insetInlineStart', 'left', 'top'];

/** What still moves under reduced motion. A change of opacity is not a movement. */
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

/** Brings a change of colour to its end. An endless animation has none. */
function settle(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}
