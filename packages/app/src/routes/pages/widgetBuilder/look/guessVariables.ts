import type { StyleName } from '../builderState';
import type { SiteVariable } from './parseVariables';

/** The words in the names of variables that mean a colour or a font, the most certain first. */
const words: Readonly<Record<StyleName, readonly [SiteVariable['kind'], RegExp, ...RegExp[]]>> = {
  ground: ['color', /(^|-)(bg|background|ground|page|canvas|fond)(-color)?$/, /(bg|background|paper|base|surface)/],
  ink: ['color', /(^|-)(text|ink|fg|foreground|texte|body-color)(-color)?$/, /(text|ink|foreground|contrast)/],
  accent: ['color', /(^|-)(accent|primary|brand)(-color)?$/, /(accent|primary|brand|link|button)/],
  display: ['font', /(heading|display|title|titre)/],
  text: ['font', /(body|text|base|texte)/, /(font|family|sans)/],
};

/** Guesses which variable of a site is which colour or font of a widget, by their names. Others are left out. */
export function guessVariables(variables: readonly SiteVariable[]): Partial<Record<StyleName, SiteVariable>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([style, [kind, ...patterns]]) => {
      const found = patterns
        .map((pattern) => variables.find((each) => each.kind === kind && pattern.test(each.name.slice(2))))
        .find(Boolean);
      return found ? [[style, found]] : [];
    }),
  );
}
