import { SaxesParser } from 'saxes';

/**
 * Parses XML 1.0 strictly, as a feed reader or a search engine does.
 *
 * @returns The text of each element without children, with its name.
 * @throws Error where it is not well-formed.
 */
export function parseXml(text: string): [name: string, text: string][] {
  const found: [string, string][] = [];
  const parser = new SaxesParser({ xmlns: true });
  let written = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    written = '';
  });
  parser.on('text', (part) => {
    written += part;
  });
  parser.on('closetag', ({ name }) => {
    found.push([name, written]);
    written = '';
  });
  parser.write(text).close();
  return found;
}
