/** A child of an element. Empty children are skipped. A string becomes a text node. */
export type Child = Node | string | false | null | undefined;

/** Creates an element with its properties and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: object,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...(children.filter(Boolean) as readonly (Node | string)[]));
  return element;
}
