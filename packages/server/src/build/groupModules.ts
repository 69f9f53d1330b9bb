import { relative } from 'node:path';
import { createBuilder, type InlineConfig, type Rolldown } from 'vite';
import { joinFiles } from './joinFiles.ts';
import { listPageLoads } from './listPageLoads.ts';

/** Lazy imports with a file of their own: only one page loads a route, and a browser keeps a package for longer than our code. */
const ownFile = /\.(?:page|route)\.tsx$|node_modules\//;

/**
 * Groups the modules of the app into few files, by the pages that load them. It builds the app without writing it, since only the
 * bundler knows what a page needs of a module that exports many others.
 *
 * @throws Error for a lazy import of `listPageLoads` that is missing in the build.
 */
export async function groupModules(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const builder = await createBuilder({ ...config, build: { write: false, minify: false } });
  const { client } = builder.environments;
  if (!client) throw new Error('vite.config.ts has no environment for browsers.');
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const sourceOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId ? relative(client.config.root, facadeModuleId) : '';
  const lazy = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);

  const findChunk = (module: string) => {
    const found = lazy.find((chunk) => {
      const source = sourceOf(chunk);
      return source === module || (module.endsWith('/') && source.includes(module));
    });
    if (!found) throw new Error(`The app has no lazy import of ${module}: was it moved? It is in listPageLoads.ts.`);
    return found;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const loads = listPageLoads(lazy.map(sourceOf)).map((modules) => {
    const loaded = new Set([...entries, ...modules.map(findChunk)]);
    // A set that grows meanwhile is read to its new end.
    for (const { imports } of loaded)
      for (const name of imports) {
        const imported = chunks.get(name);
        if (imported) loaded.add(imported);
      }
    return new Set([...loaded].map(({ fileName }) => fileName));
  });
  const shared = [...chunks.values()].filter(
    (chunk) => !ownFile.test(sourceOf(chunk)) && loads.some((load) => load.has(chunk.fileName)),
  );
  const files = shared.map(({ fileName, imports, modules, isDynamicEntry }) => ({
    name: fileName,
    imports,
    isLazy: isDynamicEntry,
    size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
  }));
  return joinFiles(files, loads).map((names) => {
    const modules = new Set(names.flatMap((name) => chunks.get(name)?.moduleIds ?? []));
    return { name: 'shared', test: (id) => modules.has(id) };
  });
}
