import { PassThrough, Readable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createFromNodeStream } from 'react-server-dom-webpack/client.node';

// What a bundler puts in the page: modules by their URL.
const modules = new Map();
globalThis.__webpack_chunk_load__ = () => Promise.resolve();
globalThis.__webpack_require__ = (id) => modules.get(id);
const moduleMap = new Proxy(
  {},
  { get: (_, id) => new Proxy({}, { get: (_, name) => ({ id, name, chunks: [], async: false }) }) },
);

async function render(payload) {
  const errors = [];
  const tree = await createFromNodeStream(Readable.from([Buffer.from(payload)]), { moduleMap, moduleLoading: null });
  const html = await new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(tree, {
      onError: (error) => void errors.push(String(error.message ?? error)),
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: () => resolve(''),
    });
  });
  return { html, errors };
}

const { modules: urls, payloads } = await json(process.stdin);
for (const url of urls) modules.set(url, await import(url));
const rendered = {};
for (const [name, payload] of Object.entries(payloads)) rendered[name] = await render(payload);
process.stdout.write(JSON.stringify(rendered));
