import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Returns the text that a reader of HTML sees, in one line. Includes comments, which a filter may have turned into text. */
export function readText(html: string): string {
  return textOf(parseFragment(html)).replace(/[\s\u00A0]+/g, ' ');
}

function textOf(node: Node): string {
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  if ('value' in node) return node.value;
  const space = ['br', 'td', 'p'].includes(node.nodeName) ? ' ' : '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') + space : '';
}
