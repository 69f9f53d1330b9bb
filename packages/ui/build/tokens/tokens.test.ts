import { resolve } from 'node:path';
import { build, defineConfig, parse } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleStyles } from '../bundleStyles.ts';
import { tokenResolver } from './designTokens.ts';
import { cssExtension } from './toDesignToken.ts';
import { toFigmaTokens } from './toFigmaTokens.ts';

const cwd = new URL('file:///');
const config = defineConfig(
  {
    lint: { rules: {} },
    plugins: [
      css({
        filename: 'tokens.css',
        variableName: ({ id }) => `--lively-${id.replaceAll('.', '-')}`,
        exclude: ['category.**'],
        transform: ({ $extensions, $type, $value }) =>
          ($extensions?.[cssExtension] as string) ?? ($type === 'color' ? $value.hex : undefined),
        permutations: [
          { input: { theme: 'light' }, prepare: (content) => `[data-theme="light"]{${content}}` },
          { input: { theme: 'dark' }, prepare: (content) => `[data-theme="dark"]{${content}}` },
        ],
      }),
    ],
  },
  { cwd },
);

it.each(['light', 'dark'] as const)(
  'another tool writes the same custom properties for the %s theme',
  async (theme) => {
    const src = JSON.stringify(tokenResolver);
    const { tokens, sources, resolver } = await parse([{ filename: new URL('file:///lively.resolver.json'), src }], {
      config,
    });
    const { outputFiles } = await build(tokens, { resolver, sources, config });
    const written = await declarationsOf(String(outputFiles[0]?.contents), theme);

    const { rules } = await bundleStyles([], resolve(import.meta.dirname, '../..'));
    const ours = await declarationsOf(rules.get('src/theme/themes.css.ts') ?? '', theme);
    expect(written.length).toBeGreaterThan(60);
    expect(written).toEqual(ours);
  },
);

it('both modes for Figma have the same variables', () => {
  expect(pathsOf(toFigmaTokens('dark')).sort()).toEqual(pathsOf(toFigmaTokens('light')).sort());
  expect(toFigmaTokens('light')).toMatchObject({ space: { large: { $type: 'number', $value: 24 } } });
});

/** Returns the declarations that a theme sets on the page, minified and sorted by name: `--lively-color-ink:#0f2e27`. */
async function declarationsOf(stylesheet: string, theme: string): Promise<string[]> {
  const { code } = await transform(stylesheet, { loader: 'css', minify: true, target: 'es2022' });
  // The values for enlarged text, reduced motion and the theme of the system are not part of a theme.
  const always = code.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const blocks = [...always.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    // The rules of the light theme also apply to a page without a theme.
    (theme === 'dark' ? /^:root$|dark/ : /^:root\b|light/).test(selector),
  );
  const declarations = blocks.flatMap(([, , block = '']) => block.split(/;(?![^(]*\))/));
  return [...new Set(declarations)].filter((each) => each.startsWith('--lively-')).sort();
}

function pathsOf(tokens: object, path = ''): string[] {
  return Object.entries(tokens).flatMap(([name, token]) =>
    '$value' in token ? [`${path}${name}`] : pathsOf(token, `${path}${name}/`),
  );
}
