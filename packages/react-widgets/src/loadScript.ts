/** Loads the script of the widgets, unless the page contains it. If it does not load, the elements keep what they contain. */
export function loadScript(url: string, integrity: string | undefined): void {
  const { href } = new URL(url, document.baseURI);
  if ([...document.scripts].some(({ src }) => src === href)) return;
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: 'anonymous', integrity: integrity ?? '', src: href });
  document.head.append(script);
}
