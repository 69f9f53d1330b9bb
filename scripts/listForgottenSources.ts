import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Projects of their own, with the packed library: the tests of the package compile them. */
const apart = /^packages\/ui\/package-tests\/(consumer|next\/project)\//;

/** The sources of TypeScript that no project includes which `tsconfig.json` references: nobody checks their types. */
export function listForgottenSources(): string[] {
  const included = new Set(listProjects(resolve('tsconfig.json')).flatMap(({ fileNames }) => fileNames));
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  return tracked.filter((path) => !included.has(resolve(path)) && !apart.test(path));
}

function listProjects(path: string): ts.ParsedCommandLine[] {
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const project = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path), {}, path);
  const referenced = (project.projectReferences ?? []).map((reference) => ts.resolveProjectReferencePath(reference));
  return [project, ...(path === resolve('tsconfig.json') ? referenced.flatMap(listProjects) : [])];
}
