import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** An element of a page. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The start tag as written. */
  readonly written: string;
  /** The line of the start tag, from 1; null for an element that only the parser adds. */
  readonly line: number | null;
  /** Whether the page has the end tag, and the parser did not close the element before. */
  readonly isClosed: boolean;
  readonly isInParagraph: boolean;
  /** Whether it is the content of a `<template>`. */
  readonly isInert: boolean;
  /** Whether it contains data: `<script type="application/json">`. */
  readonly hasData: boolean;
}

/** A page as a browser reads it. */
export interface Page {
  readonly elements: readonly PageElement[];
  /** Those that readers see: without scripts and styles. */
  readonly texts: readonly PageText[];
  readonly comments: readonly PageText[];
}

interface PageText {
  readonly text: string;
  readonly line: number | null;
}

/** A node to visit, and what is around it. */
interface Visit {
  readonly node: DefaultTreeAdapterTypes.Node;
  readonly isInParagraph: boolean;
  readonly isInert: boolean;
}

/** Parses the HTML of a page by the rules of browsers. Nothing of it runs or loads. */
export function parsePage(html: string): Page {
  const page = { elements: [] as PageElement[], texts: [] as PageText[], comments: [] as PageText[] };
  const { isElementNode, isTextNode, isCommentNode } = defaultTreeAdapter;
  // Not recursive: a page may be deeper than the stack.
  const left: Visit[] = [{ node: parse(html, { sourceCodeLocationInfo: true }), isInParagraph: false, isInert: false }];
  for (let visit = left.pop(); visit; visit = left.pop()) {
    const { node, isInert } = visit;
    const line = node.sourceCodeLocation?.startLine ?? null;
    if (isTextNode(node) && !isCode(node)) page.texts.push({ text: node.value, line });
    if (isCommentNode(node)) page.comments.push({ text: node.data, line });
    if (isElementNode(node)) page.elements.push(toElement(node, line, visit));
    const isInParagraph = visit.isInParagraph || node.nodeName === 'p';
    if ('content' in node) left.push({ node: node.content, isInParagraph, isInert: true });
    if ('childNodes' in node)
      for (const child of node.childNodes.toReversed()) left.push({ node: child, isInParagraph, isInert });
  }
  return page;

  function toElement(
    node: DefaultTreeAdapterTypes.Element,
    line: number | null,
    { isInParagraph, isInert }: Visit,
  ): PageElement {
    const { startTag, endTag } = node.sourceCodeLocation ?? {};
    return {
      tag: node.tagName,
      attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
      written: startTag ? html.slice(startTag.startOffset, startTag.endOffset) : '',
      line,
      isClosed: endTag !== undefined,
      isInParagraph,
      isInert,
      hasData: node.childNodes.some(
        (child) =>
          defaultTreeAdapter.isElementNode(child) &&
          child.tagName === 'script' &&
          child.attrs.some(({ name, value }) => name === 'type' && value === 'application/json'),
      ),
    };
  }
}

function isCode({ parentNode }: DefaultTreeAdapterTypes.TextNode): boolean {
  return parentNode?.nodeName === 'script' || parentNode?.nodeName === 'style';
}
