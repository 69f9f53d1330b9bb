import { listSettings } from './listSettings.ts';

/** Characters of a line of .env.example. */
const width = 120;

const intro = `# Copy to .env. Without any of these, \`pnpm start\` runs with the embedded backend. An unknown name or value stops the start.
# A secret may be in a file instead: <NAME>_FILE is its path.
# Written by packages/server/src/settings/writeSettings.ts
`;

/** Renders .env.example from the schema. Settings of providers are comments, because their names contain the provider. */
export function renderExample(): string {
  const groups = Map.groupBy(listSettings(), ({ group }) => group);
  const sections = [...groups].map(([group, settings]) => {
    const lines = settings.map(({ name, allowed, use, fallback }) => {
      const text = `${use} Value: ${allowed}${fallback ? `; default ${fallback}` : ''}.`;
      const line = name.includes('<') ? `# ${name.replace('<NAME>', 'ACME')}=` : `${name}=`;
      return `${wrap(text.replaceAll('`', ''))}\n${line}`;
    });
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  return [intro, ...sections].join('\n');
}

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length + 3 > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map((line) => `# ${line}`).join('\n');
}
