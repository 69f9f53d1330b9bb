import { types } from 'recast';
import type { Codemod } from '../Codemod';

const attribute = 'data-theme';

/** Asks for the theme of the system, which a page without `data-theme` no longer gets. */
export const systemTheme: Codemod = {
  description: 'Writes data-theme="system" on <html>, for pages that are dark if the system is.',
  change: (module) => {
    types.visit(module.program, {
      visitJSXElement(path) {
        const { name, attributes = [] } = path.node.openingElement;
        this.traverse(path);
        if (name.type !== 'JSXIdentifier' || name.name !== 'html') return;
        const isSet = attributes.some(
          (each) => each.type === 'JSXAttribute' && String(each.name.name).toLowerCase() === attribute,
        );
        if (isSet) return;
        const { jsxAttribute, jsxIdentifier, stringLiteral } = types.builders;
        attributes.push(jsxAttribute(jsxIdentifier(attribute), stringLiteral('system')));
      },
    });
  },
  changePage: (html) => html.replace(/<html\b(?![^>]*\bdata-theme)([^>]*?)(\s*)>/i, `<html$1 ${attribute}="system"$2>`),
};
