import { listSettings } from './listSettings.ts';

const [begin, end] = [
  '<!-- Settings: written by packages/server/src/settings/writeSettings.ts -->',
  '<!-- End of the settings -->',
];

/** Returns docs/hosting.md with the table of the settings. @throws Error if the place of the table is missing. */
export function replaceTable(guide: string): string {
  const [first, last] = [guide.indexOf(begin), guide.indexOf(end)];
  if (first < 0 || last < first) throw new Error(`docs/hosting.md has no place for the settings: ${begin} … ${end}`);
  return `${guide.slice(0, first)}${begin}\n\n${renderTable()}\n\n${guide.slice(last)}`;
}

function renderTable(): string {
  const rows = listSettings().map(({ name, allowed, use, fallback }) => [
    `\`${name}\``,
    `${allowed}${fallback ? `; default \`${fallback}\`` : ''}`.replaceAll('|', '\\|'),
    use.replaceAll('|', '\\|'),
  ]);
  const header = ['setting', 'value', 'use'];
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((length) => '-'.repeat(length)).join(' | ')} |`;
  return [toLine(header), rule, ...rows.map(toLine)].join('\n');
}
