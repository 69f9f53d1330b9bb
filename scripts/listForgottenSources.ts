import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Separate projects that use the packed library. The tests of the package compile them. */
const apart =
  /^packages\/(ui\/package-tests\/(consumer|(host-pages|next|server-components)\/project)|react-widgets\/package-tests\/project)\//;

/** Lists the TypeScript sources that are in no project that `tsconfig.json` references. Their types are not checked. */
export function listForgottenSources(): string[] {
  const references = readProject(resolve('tsconfig.json')).projectReferences ?? [];
  const included = new Set(
    references.flatMap((reference) => readProject(ts.resolveProjectReferencePath(reference)).fileNames),
  );
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  return tracked.filter((path) => !included.has(resolve(path)) && !apart.test(path));
}

function readProject(path: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path), {}, path);
}
