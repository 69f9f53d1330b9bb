import { dropForbiddenCharacters } from '@lively/engine';
import Builder from 'fast-xml-builder';

/** An element: attributes begin with `@`, `#text` is its text, other keys are its children. */
export interface XmlElement {
  readonly [name: string]: string | XmlElement | readonly (string | XmlElement)[];
}

/**
 * Writes an XML document. Every value is escaped as text, without CDATA, and loses the characters that XML forbids: no value
 * can end its element. Names are written as they are, so they must be constants.
 */
export function toXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${builder.build(root)}`;
}

const builder = new Builder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => dropForbiddenCharacters(String(value)),
  attributeValueProcessor: (_name, value) => dropForbiddenCharacters(String(value)),
});
