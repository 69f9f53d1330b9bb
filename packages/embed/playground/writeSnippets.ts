/** The choices of a partner from which the snippets are written. */
export interface Choice {
  readonly tag: string;
  /** The attributes of the element that are set. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The custom properties of the page that are set. */
  readonly properties: readonly (readonly [name: string, value: string])[];
  /** The URL of the script, and its hash. The file that changes with each release has no hash. */
  readonly script: string;
  readonly integrity?: string | undefined;
  /** The text of the link inside the element. */
  readonly link: string;
}

/** Writes the markup, the CSS rules and the sources of a policy as texts to paste. A text is empty if it is not needed. */
export function writeSnippets({ tag, attributes, properties, script, integrity, link }: Choice) {
  const read = (name: string) => attributes.find(([attribute]) => attribute === name)?.[1];
  const lines = attributes.map(([name, value]) => `\n  ${name}="${escapeQuotes(value)}"`);
  const rules = properties.map(([name, value]) => `  ${name}: ${value};\n`);
  const site = read('site') ?? new URL(script).origin;
  const source = read('source');
  const asksSite =
    ['query', 'filters', 'locate'].some((name) => read(name) !== undefined) || read('layout') === 'search';
  // The site reads sentences and filters, and finds the commune of a position.
  const asked = [source, asksSite && site]
    .filter((url) => url && URL.canParse(url))
    .map((url) => new URL(`${url}`).origin);
  return {
    markup: [
      `<script\n  type="module"\n  src="${script}"${integrity ? `\n  integrity="${integrity}"` : ''}\n  crossorigin="anonymous"\n></script>`,
      `<${tag}${lines.join('')}${lines.length ? '\n' : ''}>\n  <a href="${escapeQuotes(site)}/">${link}</a>\n</${tag}>`,
    ].join('\n\n'),
    styles: rules.length ? `${tag} {\n${rules.join('')}}` : '',
    policy: [
      `script-src ${new URL(script).origin}`,
      source && URL.canParse(source) ? `connect-src ${[...new Set(asked)].join(' ')}` : '',
      // The site serves the pictures, except those of a feed or of the page.
      `img-src ${read('apikey') ? new URL(site).origin : 'https:'} data:`,
    ]
      .filter(Boolean)
      .join(';\n'),
  };
}

function escapeQuotes(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
