import { register } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, version } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node';

// Runs under the condition `react-server`: a module that says 'use client' becomes references to its exports.
register('./loader.mjs', import.meta.url);
const library = await import('@lively/ui');
const { samples } = await import('./samples.js');
const { InBrowser } = await import('./InBrowser.js');

/** URLs of the modules that a page needs in the browser. */
const modules = new Set();
/** Where a browser finds what a reference names: at the URL of its module. */
const manifest = new Proxy(
  {},
  {
    get: (_, key) => {
      const [id, name] = String(key).split('#');
      modules.add(id);
      return { id, name, chunks: [], async: false };
    },
  },
);

async function render(element) {
  const errors = [];
  const { pipe } = renderToPipeableStream(
    createElement(() => element),
    manifest,
    {
      onError: (error) => void errors.push(String(error.message ?? error)),
    },
  );
  return { payload: await text(pipe(new PassThrough())), errors };
}

const { lightColors } = await import('@lively/ui/tokens');
const { toBrandStylesheet } = await import('@lively/ui/brand');
const { drawPoster } = await import('@lively/ui/poster');

const pages = {};
for (const { name, element } of samples) {
  pages[name] = { server: await render(element), client: await render(createElement(InBrowser, { name })) };
}
pages.LivelyProvider = { client: await render(createElement(InBrowser, { name: 'LivelyProvider' })) };

process.stdout.write(
  JSON.stringify({
    version,
    pages,
    modules: [...modules],
    exports: Object.keys(library),
    others: {
      lightColors: lightColors.ground,
      toBrandStylesheet: typeof toBrandStylesheet,
      drawPoster: drawPoster({ category: 'music', seed: '17' }).height,
    },
  }),
);
