/** Lists visual accessibility faults of the page, by the criterion of RGAA 4.1. Runs in the page. */
export function inspectLook(root: Document | ShadowRoot): string[] {
  const faults: string[] = [];
  const name = (element: Element) => `${element.localName} ${JSON.stringify(element.textContent.trim().slice(0, 40))}`;
  const body = root instanceof Document ? root.body : root;

  // A status region is empty until it has a message.
  for (const element of body.querySelectorAll('p:not([role=status]), li, h2, h3, dt, dd'))
    if (!element.textContent.trim() && !element.querySelector('img, svg, input, button'))
      faults.push(`8.9 an empty ${element.localName}`);
  if (body.querySelector('br + br')) faults.push('8.9 lines are broken to make room');

  for (const element of body.querySelectorAll('*'))
    for (const part of ['::before', '::after'])
      if (
        /\p{L}{2}/u.test(
          getComputedStyle(element, part).content.replace(/^none$|^normal$|counters?\(.*\)|attr\(.*\)/, ''),
        )
      )
        faults.push(`10.2 ${name(element)} has words in its styles`);

  const { backgroundColor, color } = getComputedStyle(document.body);
  if (toRgb(backgroundColor)[3] === 0 || color === backgroundColor)
    faults.push('10.5 the page has no colours of its own');

  for (const link of body.querySelectorAll<HTMLElement>(':is(main, [role=dialog]) :is(p, li, dd) > a[href]')) {
    const beside = [...(link.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
    const { textDecorationLine, borderBottomWidth } = getComputedStyle(link);
    if (beside && textDecorationLine === 'none' && borderBottomWidth === '0px')
      faults.push(`10.6 ${name(link)} looks like the text around it`);
  }

  for (const field of body.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const label = field.labels?.[0];
    if (!label || !field.checkVisibility() || field.clientWidth < 2 || label.clientWidth < 2) continue;
    const [a, b] = [field.getBoundingClientRect(), label.getBoundingClientRect()];
    const gap = Math.max(a.top - b.bottom, b.top - a.bottom, a.left - b.right, b.left - a.right);
    if (gap > 24) faults.push(`11.4 ${name(label)} is ${Math.round(gap)} px away from its field`);
  }
  for (const radio of body.querySelectorAll('input[type=radio]')) {
    const group = radio.closest('fieldset, [role=radiogroup]');
    const isNamed =
      group?.querySelector('legend')?.textContent.trim() || group?.ariaLabel || group?.hasAttribute('aria-labelledby');
    if (!isNamed) faults.push(`11.5 ${radio.getAttribute('name')} stands in no group with a name`);
  }

  for (const field of body.querySelectorAll<HTMLElement>('input:enabled, select:enabled, textarea:enabled')) {
    if (!field.checkVisibility() || field.clientWidth < 4 || getComputedStyle(field).opacity === '0') continue;
    if (!hasEdge(field))
      faults.push(`3.3 ${field.localName} ${field.getAttribute('name') ?? field.id} cannot be told from the ground`);
  }

  if (root !== document) return faults;
  const landmarks = [...document.querySelectorAll('body header, main, body footer')].filter(
    (each) => !each.closest('main *'),
  );
  const order = landmarks.map(({ localName }) => localName).join(' ');
  if (order !== 'header main footer') faults.push(`12.2 the parts of the page are ${order}`);
  if (!document.querySelector('header nav a[href$="/explore"]')) faults.push('12.5 no way to the search in the menu');

  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      faults.push('13.8 something moves without end');
  for (const sheet of document.styleSheets)
    if ([...sheet.cssRules].some((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('orientation')))
      faults.push('13.9 a rule for one orientation');
  return faults;

  /** Whether the border or the background of a field, or of a parent, has a contrast of 3:1 with its surroundings. */
  function hasEdge(field: Element): boolean {
    let element: Element | null = field;
    for (let level = 0; element && level < 4; level++, element = element.parentElement) {
      const { borderBottomColor, borderBottomWidth, backgroundColor: ground, boxShadow } = getComputedStyle(element);
      const around = groundOf(element.parentElement);
      if (borderBottomWidth !== '0px' && contrast(borderBottomColor, around) >= 3) return true;
      if (toRgb(ground)[3] === 1 && contrast(ground, around) >= 3) return true;
      if (boxShadow !== 'none' && contrast(boxShadow, around) >= 3) return true;
    }
    return false;
  }

  function groundOf(element: Element | null): string {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor: ground } = getComputedStyle(each);
      if (toRgb(ground)[3] === 1) return ground;
    }
    return 'rgb(255, 255, 255)';
  }

  function contrast(first: string, second: string): number {
    const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(colour: string): number {
    const [red, green, blue] = toRgb(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  }

  function toRgb(colour: string): readonly number[] {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (/rgba?\(([^)]+)\)/.exec(colour)?.[1] ?? '')
      .split(/[ ,/]+/)
      .map(Number);
    return [red, green, blue, alpha];
  }
}
