/**
 * Lists the computed styles of every element of the library in the document: `Badge 0 <span> color: rgb(0, 0, 0)`. It runs in
 * the page, so it uses nothing from outside.
 *
 * Not listed: what browsers draw themselves (the inside of drawings, options), sizes, which follow from the rest, properties
 * that only inherit from the page and change nothing visible, and styles of borders that have no width.
 */
export function listLooks(): string[] {
  const isOurs = (element: Element | null) => /(^| )ly-/.test(element?.getAttribute('class') ?? '');
  const isUnclassed = (element: Element) => /^$|lucide/.test(element.getAttribute('class') ?? '');
  const unlisted =
    /^(--.*|(inline|block)-size|width|height|(perspective|transform)-origin|top|left|right|bottom|inset.*|grid-template-.*|tab-size|text-size-adjust|-webkit-tap-highlight-color|rotate|opacity)$/;

  for (const animation of document.getAnimations()) animation.cancel();
  return [...document.querySelectorAll('[data-sample]:not([data-sample=classes])')].flatMap((sample) => {
    const elements = [...sample.querySelectorAll('*')].filter(
      (element) =>
        !(element instanceof SVGElement && element.ownerSVGElement) &&
        !element.matches('option, input:not([class])') &&
        (isOurs(element) || (isUnclassed(element) && isOurs(element.parentElement))),
    );
    return elements.flatMap((element, index) =>
      ['', '::before', '::after', ...(element.matches('input, textarea') ? ['::placeholder'] : [])].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (/before|after/.test(part) && style.content === 'none') return [];
        const hasNoWidth = (name: string) =>
          /^border-.*-style$/.test(name) && style.getPropertyValue(name.replace('style', 'width')) === '0px';
        return [...style]
          .filter((name) => !unlisted.test(name) && !hasNoWidth(name))
          .map(
            (name) =>
              `${sample.getAttribute('data-sample')} ${index} <${element.localName}>${part} ${name}: ${style.getPropertyValue(name)}`,
          );
      }),
    );
  });
}
