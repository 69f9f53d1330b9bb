/** An element with its properties and what is in it; what is empty is left out. Text stays text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: object,
  ...children: readonly (Node | string | false | null | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...(children.filter(Boolean) as Node[]));
  return element;
}
