import { type Finding, placeOf, type SourceFile } from './Finding';

const darkPage =
  /prefers-color-scheme:\s*dark|\bcolor-scheme["']?\s*(?::|content=)[^;}>]*\bdark\b|\bcolorScheme:\s*["'][^"']*dark/;
const asksForTheme = /data-theme|dataset\.theme/;

/** Finds a page that can be dark while the components stay light, because no element asks for a theme. */
export function findThemeFaults(files: readonly SourceFile[]): Finding[] {
  if (!files.some(({ text }) => text.includes('@lively/ui')) || files.some(({ text }) => asksForTheme.test(text)))
    return [];
  const dark = files.find(({ text }) => darkPage.test(text));
  if (!dark) return [];
  return [
    {
      title: 'The page can be dark, and the components stay light: their text would be invisible on a dark ground.',
      where: placeOf(dark, dark.text.search(darkPage)),
      remedy: 'Write `data-theme="system"` on `<html>`, or set `data-theme` to `dark` together with the page.',
    },
  ];
}
