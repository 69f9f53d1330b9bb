/** Shows the dark theme, or the one the device prefers. A page that begins is told by the script of `index.html`. */
export function showTheme(isDark: boolean): void {
  if (isDark) document.documentElement.dataset.theme = 'dark';
  else delete document.documentElement.dataset.theme;
}
