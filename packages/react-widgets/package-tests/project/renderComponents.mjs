import { register } from 'node:module';
import { PassThrough } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { createElement as h, version } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node';

// Runs under the condition `react-server`: a module that says 'use client' becomes references to its exports.
register('./loader.mjs', import.meta.url);
const { LivelyEvent, LivelyEvents } = await import('@lively/react-widgets');

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
  const { pipe } = renderToPipeableStream(element, manifest, {
    onError: (error) => void errors.push(String(error.message ?? error)),
  });
  return { payload: await text(pipe(new PassThrough())), errors };
}

const props = await json(process.stdin);
const pages = {
  list: await render(h(LivelyEvents, props)),
  event: await render(h(LivelyEvent, { eventId: '17' }, h('a', { href: 'https://lively.example/' }, 'Events'))),
  handler: await render(h(LivelyEvents, { ...props, onReady() {} })),
};
process.stdout.write(JSON.stringify({ version, pages, modules: [...modules] }));
