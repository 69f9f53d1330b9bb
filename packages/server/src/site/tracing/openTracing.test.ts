import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SiteEnv } from '../SiteEnv';
import { openTracing, type Tracing } from './openTracing';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

const spans: Span[] = [];
const paths: (string | undefined)[] = [];
/** Receives the data of the OpenTelemetry exporter, like a collector. */
const collector = createServer((request: IncomingMessage, response) => {
  paths.push(request.url);
  void json(request).then((sent) => {
    // biome-ignore lint/suspicious/noExplicitAny: the form of OTLP.
    for (const { scopeSpans } of (sent as any).resourceSpans) for (const each of scopeSpans) spans.push(...each.spans);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});
let tracing: Tracing;

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  const opened = await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'lively' });
  if (!opened) throw new Error('no collector was named');
  tracing = opened;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => collector.close(closed));
});

test('tracing is off without a collector', async () => {
  expect(await openTracing({ OTEL_SERVICE_NAME: 'lively' })).toBeUndefined();
});

test('a collector receives the request and its calls of the backend, without personal data', async () => {
  const backend = tracing.wrap(
    async (request) => new Response(null, { status: request.url.includes('rpc') ? 503 : 200 }),
  );
  const site = new Hono<SiteEnv>()
    .use(tracing.traceRequests)
    .get('/event/:id', async ({ text }) => {
      await backend(new Request('http://localhost/rest/v1/events?select=title&id=eq.secret'));
      await backend(new Request('http://localhost/rest/v1/rpc/list_events'));
      await backend(new Request('http://localhost/storage/v1/object/public/avatars/secret/1.png'));
      return text('Bal');
    })
    .get('/broken', () => {
      throw new Error('broken');
    })
    .onError((_, { text }) => text('broken', 500));
  const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const headers = { traceparent: `00-${traceId}-${parent}-01`, 'x-forwarded-for': '203.0.113.7' };
  await site.request('/event/17?code=secret', { headers });
  await site.request('/broken');
  await tracing.close();

  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  const named = (name: string) => spans.find((span) => span.name === name);
  const page = named('GET /event/:id');
  expect(page).toMatchObject({ traceId, parentSpanId: parent });
  expect(page?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/event/:id' } });
  expect(page?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  for (const name of ['backend GET /rest/v1/events', 'backend GET /rest/v1/rpc/list_events', 'backend GET'])
    expect(named(name)).toMatchObject({ traceId, parentSpanId: page?.spanId });
  expect(named('backend GET /rest/v1/rpc/list_events')?.status.code).toBe(2);
  expect(named('GET /broken')?.status.code).toBe(2);
  expect(JSON.stringify(spans)).not.toMatch(/secret|203\.0\.113/);
});
