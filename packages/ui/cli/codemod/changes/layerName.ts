import type { Codemod } from '../Codemod';

/** Renames the cascade layer of the library in the orders of layers. Its new place inside of `components` suits Tailwind. */
export const layerName: Codemod = {
  description: 'Renames the layer lively to components.lively in the order of layers.',
  change: () => undefined,
  changeStylesheet: (stylesheet) =>
    stylesheet.replace(/@layer\s+[\w.,\s-]+;/g, (order) =>
      order.replace(/(?<![\w.-])lively(?![\w-])/g, 'components.lively'),
    ),
};
