import type { Renderer } from '@lively/app/rendering';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { embeddedIpHeaders } from '../src/site/clientIpHeaders.ts';
import { createSite } from '../src/site/createSite.ts';
import { connectRenderer } from '../src/site/documents/connectRenderer.ts';
import { nameReaders } from '../src/site/nameReaders.ts';
import type { SiteEnv } from '../src/site/SiteEnv.ts';
import { loadTestBuild } from './loadTestBuild.ts';
import { type TestBackend, testSiteUrl } from './newBackend.ts';
import { openAppRenderer } from './openAppRenderer.ts';

/** A site whose tools assistants call. */
export interface Assistants {
  /** Sends a request with the raw path, like a socket. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Connects the client of the protocol, with a way to agree on the revision. */
  connect(mode: 'legacy' | { pin: string }): Promise<Client>;
  /** The renderer of the app, which reads from the backend. */
  readonly renderer: Renderer;
  /** The requests that the tools sent to the backend. */
  readonly asked: Request[];
  close(): Promise<void>;
}

/** Opens a site on a backend, with the renderer of the app. */
export async function openAssistants({ backend }: TestBackend): Promise<Assistants> {
  const { build } = await loadTestBuild();
  const opened = await openAppRenderer();
  const named = nameReaders(backend);
  const asked: Request[] = [];
  const publicBackend = {
    ...named,
    fetch(request: Request) {
      asked.push(request);
      return named.fetch(request);
    },
  };
  const renderer = connectRenderer(opened.renderer, publicBackend, testSiteUrl);
  const site = createSite({
    build: { ...build, languages: ['fr', 'en', 'es'] },
    renderer,
    publicBackend,
    embedded: backend,
    clientIpHeaders: embeddedIpHeaders,
    isProxied: false,
    hasMailbox: false,
    writeLog: () => {},
  });

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const incoming = { url: path, headers: {}, socket: { remoteAddress: '203.0.113.7' } };
    return site.request(path, init, { incoming } as unknown as SiteEnv['Bindings']);
  }

  async function connect(mode: 'legacy' | { pin: string }): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL(`${testSiteUrl}/mcp`), {
      fetch: (input, init) => send(new URL(input instanceof Request ? input.url : input).pathname, init),
    });
    await client.connect(transport);
    return client;
  }

  return { send, connect, renderer, asked, close: opened.close };
}
