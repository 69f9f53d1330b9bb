import { type Finding, placeOf, type SourceFile } from './Finding';

const stylesheet = /\.(css|scss)$/;
const order = /@layer\s+([\w.,\s-]+);/g;
const importInLayer = /@import\s+(?:url\()?['"]@lively\/ui\/\w+\.css['"]\)?\s*layer\b/;
const importantElements =
  /(?:^|[}\s;,])((?:html|body|main|a|p|ul|ol|li|h[1-6]|button|input|label|img|svg|\*)(?:\s*,\s*[a-z][\w]*)*)\s*\{[^{}]*!important/;

/** Finds styles of the page that win over those of components: a wrong order of layers, and `!important` for elements. */
export function findCascadeFaults(files: readonly SourceFile[]): Finding[] {
  if (!files.some(({ text }) => text.includes('@lively/ui'))) return [];
  return files
    .filter(({ path }) => stylesheet.test(path))
    .flatMap((file) => [...findOrderFaults(file), ...findRuleFaults(file)]);
}

function findOrderFaults(file: SourceFile): Finding[] {
  return [...file.text.matchAll(order)].flatMap(({ 1: names = '', index }): Finding[] => {
    const layers = names.split(',').map((name) => name.trim());
    const where = placeOf(file, index);
    if (layers.includes('lively'))
      return [
        {
          title: 'The order of layers contains `lively`. The library is in `components.lively` now.',
          where,
          remedy: 'With Tailwind 4, remove the line. Otherwise write `components.lively`.',
        },
      ];
    const [reset, components] = [layers.indexOf('base'), layers.indexOf('components')];
    if (components === -1 || reset < components) return [];
    return [
      {
        title:
          'The layer `base` comes after `components`: its reset removes margins, borders and type of the components.',
        where,
        remedy: 'Write `base` before `components`, as Tailwind does: `@layer theme, base, components, utilities;`.',
      },
    ];
  });
}

function findRuleFaults(file: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const inLayer = file.text.search(importInLayer);
  if (inLayer !== -1)
    findings.push({
      title: 'The library is imported into a layer: rules of the page that are in no layer win over the components.',
      where: placeOf(file, inLayer),
      remedy:
        'Remove `layer(…)`. The stylesheet has its own layer, and a guard against rules such as those of Bootstrap.',
    });
  const important = importantElements.exec(file.text);
  if (important)
    findings.push({
      title: `\`${important[1]}\` has an \`!important\` rule, which also changes the components.`,
      where: placeOf(file, important.index + important[0].indexOf(String(important[1]))),
      remedy: 'Remove `!important`, or select a class of the page.',
    });
  return findings;
}
