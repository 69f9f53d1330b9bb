import type { TestProject } from 'vitest/node';
import { readSnippets } from '../build/readSnippets.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The code that « Show code » displays, by story: `Button/WithIcon`. */
    snippets: Record<string, string>;
  }
}

/** Reads the code of the stories, once for all tests. */
export default async function provideSnippets(project: TestProject) {
  project.provide('snippets', await readSnippets());
}
