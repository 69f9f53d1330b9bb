/** What a partner pastes, and where it comes from. */
export interface Choice {
  readonly tag: string;
  /** Attributes of the element that are not left out. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Custom properties of the page that are not left out. */
  readonly properties: readonly (readonly [name: string, value: string])[];
  /** URL of the script, and its hash: none for the file that changes with each release. */
  readonly script: string;
  readonly integrity?: string | undefined;
  /** The words of the link inside. */
  readonly link: string;
}

/** The markup, the rules and the sources of a policy, each as text to paste; empty where there is nothing to add. */
export function writeSnippets({ tag, attributes, properties, script, integrity, link }: Choice) {
  const read = (name: string) => attributes.find(([attribute]) => attribute === name)?.[1];
  const lines = attributes.map(([name, value]) => `\n  ${name}="${escapeQuotes(value)}"`);
  const rules = properties.map(([name, value]) => `  ${name}: ${value};\n`);
  const site = read('site') ?? new URL(script).origin;
  const source = read('source');
  // The site reads the sentence of a query.
  const asked = [source, read('query') && site]
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
      // Pictures come from the site, but for those of a feed and of the page.
      `img-src ${read('apikey') ? new URL(site).origin : 'https:'} data:`,
    ]
      .filter(Boolean)
      .join(';\n'),
  };
}

function escapeQuotes(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
