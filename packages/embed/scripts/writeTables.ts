import { attributesFor, events, parts, properties } from './elements.ts';

/** Writes the reference of the widgets as Markdown tables and a list, which the README contains and Storybook shows. */
export function writeTables() {
  const attributes = (tag: keyof typeof attributesFor) =>
    attributesFor[tag].map(({ name, type, default: usual = '', description }) => [
      code(name),
      type.includes("'") ? type.replace(/'([^']+)'(?: \| )?/g, '`$1` ').trim() : type,
      usual.match(/^[\w-]+$/) ? code(usual) : usual,
      description,
    ]);
  const head = ['attribute', 'value', 'default', 'description'];
  const ofLists = attributes('lively-events');
  const isShared = (name: string | undefined) => ofLists.some(([shared]) => shared === name);
  return {
    'lively-events': writeTable(head, ofLists),
    /** Without the attributes of lists. */
    'lively-event': writeTable(
      head,
      attributes('lively-event').filter(([name]) => !isShared(name)),
    ),
    events: writeTable(
      ['event', '`detail`', 'when'],
      events.map(({ name, detail, description }) => [code(name), code(detail), description]),
    ),
    parts: Object.entries(parts)
      .map(([name, what]) => `- ${code(name)}: ${what}`)
      .join('\n'),
    properties: writeTable(
      ['property', 'description', 'default'],
      Object.entries(properties).map(([name, { description, default: usual }]) => [code(name), description, usual]),
    ),
  };
}

function code(text: string): string {
  return `\`${text}\``;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  const write = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [write(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(write)].join('\n');
}
