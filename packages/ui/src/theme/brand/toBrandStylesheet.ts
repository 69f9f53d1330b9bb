import type { Brand } from './Brand';
import { sharedProperties, themeProperties } from './brandProperties';

/**
 * Returns a stylesheet with the custom properties of a brand, to load after `@lively/ui/styles.css`. It has no cascade layer,
 * so that it wins over Lively's values. The themes follow `data-theme`, like Lively's.
 */
export function toBrandStylesheet(brand: Brand): string {
  const light = themeProperties(brand, 'light');
  const dark = themeProperties(brand, 'dark');
  return [
    rule(':root', sharedProperties(brand)),
    rule(':root, [data-theme="light"], [data-theme="system"]', light),
    `@media (prefers-color-scheme: dark) {\n${rule('[data-theme="system"]', dark)}\n}`,
    rule('[data-theme="dark"]', dark),
  ].join('\n\n');
}

function rule(selector: string, properties: Record<string, string>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${declarations.join('\n')}\n}`;
}
