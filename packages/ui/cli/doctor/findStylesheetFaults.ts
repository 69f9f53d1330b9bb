import { type Finding, placeOf, type SourceFile } from './Finding';

const anyComponent = /from ['"]@lively\/ui['"]/;
const stylesheet = /@lively\/ui\/((?:styles|theme|reset)\.css|components\/\w+\.css)/g;

/** Finds stylesheets that are missing, loaded twice, or loaded before the stylesheet that they need. */
export function findStylesheetFaults(files: readonly SourceFile[]): Finding[] {
  const user = files.find(({ text }) => anyComponent.test(text));
  if (!user) return [];
  const loads = files.flatMap((file) =>
    [...file.text.matchAll(stylesheet)].map(({ 1: name = '', index }) => ({ name, index, file })),
  );
  const placesOf = (name: string) =>
    loads.filter((load) => load.name === name).map(({ file, index }) => placeOf(file, index));
  const [whole, theme] = [placesOf('styles.css'), placesOf('theme.css')];
  const part = loads.find(({ name }) => name.startsWith('components/'));
  const findings: Finding[] = [];

  if (whole.length + theme.length === 0)
    findings.push({
      title: 'No stylesheet: the components will be drawn without fonts, colours and spacing.',
      where: placeOf(user, user.text.search(anyComponent)),
      remedy: "Add `import '@lively/ui/styles.css';` where the application starts.",
    });
  const unshared = loads.filter(({ name, file }) => name === 'styles.css' && !isEntryOfPage(file, files));
  if (whole.length > 1 && unshared.length > 0)
    findings.push({
      title: 'The stylesheet is loaded in several places: a bundler may send it several times.',
      where: whole.join(', '),
      remedy: 'Keep one import, where the application starts.',
    });
  if (whole.length > 0 && part)
    findings.push({
      title: 'styles.css has the rules of every component already: those of one component are sent twice.',
      where: placeOf(part.file, part.index),
      remedy: 'Keep `styles.css`, or replace it by `theme.css` and the components you use.',
    });
  findings.push(...loads.flatMap((load) => findEarly(load, loads)));
  return findings;
}

/** Returns whether an HTML page names the file: in a build with several pages, each has its own import. */
function isEntryOfPage({ path }: SourceFile, files: readonly SourceFile[]): boolean {
  return files.some((file) => file.path.endsWith('.html') && file.text.includes(path));
}

type Load = { name: string; index: number; file: SourceFile };

/** Finds a `theme.css` after the stylesheet of a component: it defines their order, which is then too late. */
function findEarly({ name, index, file }: Load, loads: readonly Load[]): Finding[] {
  if (name !== 'theme.css') return [];
  const early = loads.find((load) => load.file === file && load.name.startsWith('components/') && load.index < index);
  if (!early) return [];
  return [
    {
      title: `theme.css comes after ${early.name}: rules of one component will win over those of another.`,
      where: placeOf(file, early.index),
      remedy: 'Import `@lively/ui/theme.css` before the stylesheets of components.',
    },
  ];
}
