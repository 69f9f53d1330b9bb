import type { Codemod } from '../Codemod';

/** Removes `onHeldChange`: Toast now counts its own time. */
export const toastHeldChange: Codemod = {
  description: 'Removes `onHeldChange` of Toast, which counts its own time.',
  change: (module) => {
    for (const { openingElement } of module.listElements('Toast')) {
      for (const attribute of openingElement.attributes ?? []) {
        if (attribute.type === 'JSXSpreadAttribute')
          module.note(attribute, 'If what is spread has `onHeldChange`, remove it.');
      }
      openingElement.attributes = (openingElement.attributes ?? []).filter(
        (attribute) => attribute.type === 'JSXSpreadAttribute' || attribute.name.name !== 'onHeldChange',
      );
    }
  },
};
