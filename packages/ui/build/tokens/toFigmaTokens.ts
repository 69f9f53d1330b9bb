import { type DesignTokens, sharedTokens, themeTokens } from './designTokens.ts';

/** Pixels per rem at the default text size. */
const rem = 16;

/**
 * Returns the tokens of one theme for an import into Figma, which needs one file per mode of a collection: colours, numbers of
 * pixels and font names. Figma has no variable for a duration, an easing curve or a shadow.
 */
export function toFigmaTokens(theme: 'light' | 'dark'): DesignTokens {
  const { motion: _, elevation: __, ...shared } = sharedTokens;
  const own = themeTokens(theme);
  const color = { ...(shared.color as object), ...(own.color as object) };
  return toVariables({ ...shared, ...own, color });
}

function toVariables(tokens: DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [
      name,
      isToken(token) ? toVariable(token) : toVariables(token as DesignTokens),
    ]),
  );
}

function isToken(token: unknown): token is { $type: string; $value: unknown } {
  return typeof token === 'object' && token !== null && '$value' in token;
}

function toVariable({ $type, $value }: { $type: string; $value: unknown }) {
  if ($type === 'color') return { $type, $value };
  if ($type === 'fontFamily') return { $type: 'string', $value: ($value as string[])[0] };
  if ($type === 'number') return { $type, $value };
  const { value, unit } = $value as { value: number; unit: string };
  return { $type: 'number', $value: unit === 'rem' ? value * rem : value };
}
