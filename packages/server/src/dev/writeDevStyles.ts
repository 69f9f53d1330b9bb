import type { ViteDevServer } from 'vite';

/**
 * Writes the stylesheets of sources and of their static imports, in the order in which a browser would add them: a page has its
 * styles before its scripts load. Vite's client reuses the elements by their attribute.
 *
 * @param sources - URLs of modules.
 */
export async function writeDevStyles({ environments }: ViteDevServer, sources: readonly string[]): Promise<string> {
  const seen = new Set<string>();
  const elements: string[] = [];
  for (const source of sources) await visit(source);
  return elements.join('');

  async function visit(url: string): Promise<void> {
    // A package that Node imports directly has no styles of ours.
    if (seen.has(url) || !url.startsWith('/')) return;
    seen.add(url);
    const transformed = await environments.ssr.transformRequest(url);
    for (const imported of transformed?.deps ?? []) await visit(imported);
    if (/\.css($|\?)/.test(url)) elements.push(await writeStyle(url));
  }

  async function writeStyle(url: string): Promise<string> {
    const css = await environments.client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
    const module = await environments.ssr.moduleGraph.getModuleByUrl(url);
    return `<style type="text/css" data-vite-dev-id="${module?.id ?? url}">${css?.code ?? ''}</style>`;
  }
}
