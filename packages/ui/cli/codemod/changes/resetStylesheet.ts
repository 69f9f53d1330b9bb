import { types } from 'recast';
import type { Codemod } from '../Codemod';

const styles = '@lively/ui/styles.css';
const reset = '@lively/ui/reset.css';

/** Adds an import of the page's reset, which is now a separate stylesheet and must come first. */
export const resetStylesheet: Codemod = {
  description: 'Imports reset.css before styles.css, for pages that rely on its reset.',
  change: ({ program: { program } }) => {
    const importsOf = (path: string) =>
      program.body.findIndex((node) => node.type === 'ImportDeclaration' && node.source.value === path);
    const index = importsOf(styles);
    if (index === -1 || importsOf(reset) !== -1) return;
    const added = types.builders.importDeclaration([], types.builders.stringLiteral(reset));
    const next = program.body[index];
    // Comments above the import, such as a licence, stay above both imports.
    if (next?.comments) {
      added.comments = next.comments;
      next.comments = null;
    }
    program.body.splice(index, 0, added);
  },
  changeStylesheet: (stylesheet) =>
    stylesheet.includes(reset)
      ? stylesheet
      : stylesheet.replace(
          /^([ \t]*)@import\s+(?:url\()?(['"])@lively\/ui\/styles\.css\2/m,
          `$1@import $2${reset}$2;\n$&`,
        ),
};
