/** Lists structural faults that affect users of screen readers. Runs in the page. */
export function inspectStructure(root: Document | ShadowRoot): string[] {
  const faults: string[] = [];
  if (root === document) inspectDocument();
  for (const image of root.querySelectorAll('img:not([alt])')) faults.push(`an image without alt: ${image.outerHTML}`);
  for (const drawing of root.querySelectorAll('svg')) {
    const isNamed = drawing.getAttribute('role') === 'img' && drawing.hasAttribute('aria-label');
    if (!isNamed && !drawing.closest('[aria-hidden=true]')) faults.push(`a drawing that is neither named nor hidden`);
  }
  for (const paragraph of root.querySelectorAll('p:empty')) faults.push(`8.9 nothing in ${paragraph.outerHTML}`);
  for (const table of root.querySelectorAll('table')) {
    if (!table.caption?.textContent.trim()) faults.push('a table without a caption');
    for (const head of table.querySelectorAll('th:not([scope])'))
      faults.push(`a head without scope: ${head.textContent}`);
  }
  // Base UI sets these names in English, in every language of the page.
  for (const element of root.querySelectorAll('[aria-label=Dismiss], [aria-label=Increase], [aria-label=Decrease]'))
    if (element.checkVisibility()) faults.push(`an English name: ${element.outerHTML}`);
  const personal = 'input[type=email], input[type=password], input[name=fullName], input[name=name]';
  for (const field of root.querySelectorAll(personal))
    if (!field.getAttribute('autocomplete')) faults.push(`${field.getAttribute('name')} has no autocomplete`);
  return faults;

  /** Checks the elements that a page has once. */
  function inspectDocument(): void {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const expectOne = (selector: string) => {
      if (count(selector) !== 1) faults.push(`${count(selector)} of ${selector}`);
    };

    for (const selector of [
      'main',
      'h1',
      'body > div > div > header, [role=banner]',
      'footer[aria-label], body footer',
    ])
      if (count(selector) < 1) faults.push(`no ${selector}`);
    expectOne('main#main');
    if (count('nav') < 1) faults.push('no navigation');
    if (!document.title.trim()) faults.push('no title');

    const first = document.querySelector('a[href], button, input, summary');
    if (first?.getAttribute('href') !== '#main') faults.push('the first link does not skip to the content');
    if (!document.querySelector('footer form :is(h2, h3)'))
      faults.push('9.1 the title of the newsletter is no heading');
    if (!document.querySelector('footer a[href$="/plan-du-site"]')) faults.push('no link to the site map');
  }
}
