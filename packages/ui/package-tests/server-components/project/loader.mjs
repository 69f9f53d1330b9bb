import { load as loadReferences } from 'react-server-dom-webpack/node-loader';

/** React's own loader, for modules: it refuses what is CommonJS, such as React, and looks for source maps at the wrong place. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module') return loaded;
  const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  const source = text.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  return loadReferences(url, context, async () => ({ ...loaded, source }));
}
