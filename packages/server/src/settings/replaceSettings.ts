import { type ListedSetting, listSettings } from './listSettings.ts';

const [begin, end] = [
  '<!-- Settings: written by packages/server/src/settings/writeSettings.ts -->',
  '<!-- End of the settings -->',
];

/** Returns docs/hosting.md with the present settings, by group. @throws Error if their place is missing. */
export function replaceSettings(guide: string): string {
  const [first, last] = [guide.indexOf(begin), guide.indexOf(end)];
  if (first < 0 || last < first) throw new Error(`docs/hosting.md has no place for the settings: ${begin} … ${end}`);
  return `${guide.slice(0, first)}${begin}\n\n${renderSettings()}\n\n${guide.slice(last)}`;
}

function renderSettings(): string {
  const groups = Map.groupBy(listSettings(), ({ group }) => group);
  return [...groups]
    .map(([group, settings]) => [`**${group}**`, '', ...settings.map(renderSetting)].join('\n'))
    .join('\n\n');
}

function renderSetting({ name, allowed, use, fallback }: ListedSetting): string {
  return `- \`${name}\` (${allowed}${fallback ? `; default \`${fallback}\`` : ''}): ${use}`;
}
