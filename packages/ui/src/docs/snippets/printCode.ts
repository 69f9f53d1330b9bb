import { Fragment, isValidElement, type ReactElement } from 'react';
import { nameComponent } from './nameComponent';

/** Columns that a line may have; Storybook shows as many without scrolling. */
const width = 80;

/** Stands among the props that are given to children which are a function. */
const spread = 'data-spread';

/** Functions that stand for a name in the code around them. */
const written = new WeakMap<object, string>();

/** A value that is printed as a name: `setValue`, and not what it holds. */
export function writtenAs(name: string): () => void {
  const stand = () => {};
  written.set(stand, name);
  return stand;
}

/** A value as TypeScript, an element as JSX. */
export function printCode(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'function') return printFunction(value as (...values: unknown[]) => unknown);
  if (Array.isArray(value)) return fold('[', value.map(printCode), ']');
  if (isValidElement(value)) return printElement(value as ReactElement<Record<string, unknown>>);
  if (typeof value !== 'object' || value === null) return String(value);
  return fold('{ ', listMembers(value).map(printMember), ' }');
}

/** Members that say something. */
function listMembers(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

function printMember([name, value]: [string, unknown]): string {
  return `${/^\w+$/.test(name) ? name : quote(name)}: ${printCode(value)}`;
}

/** A text that is made of values, as it is made; anything else is the page's own to do. */
function printFunction(value: (...values: unknown[]) => unknown): string {
  const name = written.get(value);
  if (name || 'mock' in value || value.length === 0) return name ?? '() => {}';
  const parameters = ['value', 'other'].slice(0, value.length);
  const text = value(...parameters.map((parameter) => `\${${parameter}}`));
  return typeof text === 'string' ? `(${parameters.join(', ')}) => \`${text}\`` : '() => {}';
}

function printElement({ type, props }: ReactElement<Record<string, unknown>>): string {
  const name = nameComponent(type);
  // A class is of the stylesheet of the story.
  const { children, className: _, ...attributes } = props;
  const printed = listMembers(attributes).map(printAttribute);
  const inline = [name, ...printed].join(' ');
  const opening = isShort(inline) ? inline : `${name}\n${printed.map((line) => indent(line)).join('\n')}\n`;
  const inner = printChildren(children);
  if (inner === '') return opening.endsWith('\n') ? `<${opening}/>` : `<${opening} />`;
  const whole = `<${opening}>${inner}</${name}>`;
  const mustStay = /^\s|\s$/.test(inner);
  return isShort(whole) || mustStay ? whole : `<${opening}>\n${indent(inner)}\n</${name}>`;
}

function printAttribute([name, value]: [string, unknown]): string {
  if (name === spread) return `{...${value}}`;
  if (value === true) return name;
  if (typeof value === 'string' && !/["&\\\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${printCode(value)}}`;
}

function printChildren(children: unknown): string {
  if (typeof children === 'function') return `{(control) => ${printCode(children({ [spread]: 'control' }))}}`;
  if (isValidElement<{ children: unknown }>(children) && children.type === Fragment) {
    return printChildren(children.props.children);
  }
  const shown = [children]
    .flat(Number.POSITIVE_INFINITY)
    .filter((child) => child !== '' && child != null && typeof child !== 'boolean');
  const hasText = shown.some((child) => !isValidElement(child));
  const printed = shown.map((child) => (isValidElement(child) ? printCode(child) : printText(String(child))));
  // Between words and elements, a line of its own would add or take a space.
  const inline = printed.join('');
  return hasText || isShort(inline) ? inline : printed.join('\n');
}

function printText(text: string): string {
  return /[{}<>&\n]|\s{2}/.test(text) ? `{${quote(text)}}` : text;
}

function quote(text: string): string {
  return /['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`;
}

function fold(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return open.trim() + close.trim();
  const inline = `${open}${items.join(', ')}${close}`;
  if (isShort(inline)) return inline;
  return `${open.trim()}\n${items.map((item) => `${indent(item)},`).join('\n')}\n${close.trim()}`;
}

function isShort(code: string): boolean {
  return code.length <= width && !code.includes('\n');
}

/** Code two columns further in. */
export function indent(code: string): string {
  return code.replaceAll(/^(?=.)/gm, '  ');
}
