import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject } from './createProject.ts';
import { runWithInput } from './runWithInput.ts';
import { sampleContent } from './sampleContent.ts';

const { version: react19 } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../node_modules/react/package.json'), 'utf8'),
);
/** Only canaries of React 18 have server components: this is the canary of Next 14. */
const versions = { 18: '18.3.0-canary-14898b6a9-20240318', 19: react19 };

interface Rendered {
  readonly errors: readonly string[];
}

describe.each(Object.entries(versions))('server components of React %s', (_, react) => {
  let folder: string;
  let server: {
    version: string;
    pages: Readonly<Record<'list' | 'event' | 'handler', Rendered & { readonly payload: string }>>;
    modules: readonly string[];
  };

  beforeAll(async () => {
    // A canary is older than the version that the packages require, and webpack is not needed.
    folder = await createProject(react, { 'react-server-dom-webpack': react }, ['--legacy-peer-deps']);
    const shared = join(import.meta.dirname, '../../ui/package-tests/server-components/project');
    for (const name of ['loader.mjs', 'renderInBrowser.mjs']) await cp(join(shared, name), join(folder, name));
    const props = { content: sampleContent, city: 'Lyon', script: 'https://lively.example/embed/v1.js' };
    server = await runWithInput(folder, ['--conditions', 'react-server', 'renderComponents.mjs'], props);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('both components render in a server component, and the browser gets only the module of the element', () => {
    expect(server.version).toBe(react);
    expect([server.pages.list.errors, server.pages.event.errors]).toEqual([[], []]);
    expect(server.modules.map((url) => url.split('/').at(-1))).toEqual(['LivelyElement.js']);
    expect(server.pages.list.payload).toContain('"li"');
  });

  it('the browser renders what the server has sent', async () => {
    const { list, event } = server.pages;
    const pages: Readonly<Record<string, Rendered & { readonly html: string }>> = await runWithInput(
      folder,
      ['renderInBrowser.mjs'],
      { modules: server.modules, payloads: { list: list.payload, event: event.payload } },
    );
    expect(pages.list?.errors).toEqual([]);
    expect(pages.list?.html).toMatch(/^<lively-events city="Lyon"><div lang="en">.*Bal &lt;b&gt;<\/a>/);
    expect(pages.event?.html).toBe(
      '<lively-event event-id="17"><a href="https://lively.example/">Events</a></lively-event>',
    );
  });

  it('a handler belongs in a client component, and React says so', () => {
    expect(server.pages.handler.errors.join('\n')).toMatch(
      /Event handlers cannot be passed|Functions cannot be passed/,
    );
  });
});
