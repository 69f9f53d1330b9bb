/** The properties that a page's reset changes, and that a component must therefore set itself. */
const properties = [
  ...['box-sizing', 'display', 'background-color', 'cursor', 'min-inline-size', 'max-inline-size'],
  ...['margin-block-start', 'margin-block-end', 'margin-inline-start', 'padding-block-start', 'padding-inline-start'],
  ...['border-block-start-width', 'border-inline-start-width', 'list-style-type', 'text-wrap-style', 'overflow-wrap'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing'],
];

/** The elements of the library, and their children without a class. A plain container has no class and needs no styles. */
const drawn = '[class], [class] > *';

/** Elements that behaviour libraries add without a visible effect. */
const undrawn = 'svg *, [aria-hidden] input, [data-base-ui-focus-guard], [data-base-ui-inert]';

/** Lists the appearance of each element of the page: one line per property, always in the same order. */
export function listOwnLooks(): string[] {
  const elements = [...document.body.querySelectorAll(drawn)].filter(
    (element) => element.checkVisibility() && !element.matches(undrawn),
  );
  return elements.flatMap((element) => {
    const style = getComputedStyle(element);
    return properties.map((name) => `${name}: ${style.getPropertyValue(name)} of ${nameOf(element)}`);
  });
}

function nameOf(element: Element): string {
  return `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
}
