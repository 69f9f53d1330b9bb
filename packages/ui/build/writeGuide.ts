import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { componentGroups } from '../src/docs/componentGroups.ts';

/** Writes `llms.txt` for assistants that write code with the library: the README, then the doc comment of every component. */
export async function writeGuide(folder: string): Promise<void> {
  const groups = Object.entries(componentGroups).map(
    ([group, names]) => `## ${group}\n\n${names.map(describeComponent).join('\n')}`,
  );
  await writeFile(join(folder, 'llms.txt'), `${readFileSync('README.md', 'utf8')}\n${groups.join('\n\n')}\n`);
}

/** Returns one line about a component: its doc comment, and the names of its props. */
function describeComponent(name: string): string {
  const source = readFileSync(`src/components/${name}/${name}.tsx`, 'utf8');
  const comment =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:const|function) ${name}\b`).exec(source)?.[1] ?? '';
  const text = comment
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const props = new RegExp(String.raw`export interface ${name}Props[^{]*\{([\s\S]*?)\n\}`).exec(source)?.[1] ?? '';
  const names = [...props.matchAll(/^ {2}(\w+\??):/gm)].map(([, prop]) => `\`${prop}\``);
  return `- **${name}**: ${text}${names.length > 0 ? ` Props: ${names.join(', ')}.` : ''}`;
}
