import type { Codemod } from '../Codemod';

/** The props of the form that WidgetsScreen had. */
const gone = [
  ...['element', 'onElementChange', 'fields', 'values', 'onValueChange'],
  ...['preview', 'snippet', 'policy', 'onCopy', 'copied'],
];

/** Removes the props of the form of WidgetsScreen, which has a slot for the builder. */
export const widgetsScreenBuilder: Codemod = {
  description: 'Removes the props of the form of WidgetsScreen, which `builder` replaces.',
  change: (module) => {
    for (const { openingElement } of module.listElements('WidgetsScreen')) {
      const attributes = openingElement.attributes ?? [];
      const kept = attributes.filter(
        (attribute) => attribute.type === 'JSXSpreadAttribute' || !gone.includes(`${attribute.name.name}`),
      );
      for (const attribute of kept)
        if (attribute.type === 'JSXSpreadAttribute')
          module.note(attribute, 'If what is spread has the props of the form, pass `builder` in their place.');
      if (kept.length < attributes.length) module.note(openingElement, 'Pass `<WidgetBuilder … />` to `builder`.');
      openingElement.attributes = kept;
    }
  },
};
