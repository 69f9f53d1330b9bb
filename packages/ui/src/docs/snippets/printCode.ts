import { Fragment, isValidElement, type ReactElement } from 'react';
import { nameComponent } from './nameComponent';

/** The maximum columns of a line, which Storybook shows without scrolling. */
const width = 80;

/** The prop that stands for `{...control}` in the output of a children function. */
const spread = 'data-spread';

/** Functions that are printed as a name of the surrounding code. */
const written = new WeakMap<object, string>();

/** Returns a value that is printed as a name, such as `setValue`, and not as its content. */
export function writtenAs(name: string): () => void {
  const stand = () => {};
  written.set(stand, name);
  return stand;
}

/** Prints a value as TypeScript, or an element as JSX. */
export function printCode(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'function') return printFunction(value as (...values: unknown[]) => unknown);
  if (Array.isArray(value)) return fold('[', value.map(printCode), ']');
  if (isValidElement(value)) return printElement(value as ReactElement<Record<string, unknown>>);
  if (typeof value !== 'object' || value === null) return String(value);
  return fold('{ ', listMembers(value).map(printMember), ' }');
}

/** Lists the members that are not undefined. */
function listMembers(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

function printMember([name, value]: [string, unknown]): string {
  return `${/^\w+$/.test(name) ? name : quote(name)}: ${printCode(value)}`;
}

/** Prints a function that returns a text as a template literal, and any other function as an empty one for the page to fill. */
function printFunction(value: (...values: unknown[]) => unknown): string {
  const name = written.get(value);
  if (name || 'mock' in value || value.length === 0) return name ?? '() => {}';
  const parameters = ['value', 'other'].slice(0, value.length);
  const text = value(...parameters.map((parameter) => `\${${parameter}}`));
  return typeof text === 'string' ? `(${parameters.join(', ')}) => \`${text}\`` : '() => {}';
}

function printElement({ type, props }: ReactElement<Record<string, unknown>>): string {
  const name = nameComponent(type);
  // A class belongs to the stylesheet of the story.
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
  // A line break between words and elements would add or remove a space.
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

/** Indents code by two columns. */
export function indent(code: string): string {
  return code.replaceAll(/^(?=.)/gm, '  ');
}
