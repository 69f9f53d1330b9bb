/** Creates a function that adds styles to the shadow root of an element, once. */
export function createStyles(styles: string): (element: Element) => void {
  // A constructed sheet works under a policy that forbids inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return (element) => {
    const { adoptedStyleSheets } = element.getRootNode() as ShadowRoot;
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  };
}
