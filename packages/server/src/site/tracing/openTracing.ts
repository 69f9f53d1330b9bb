import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Settings } from '../../settings/parseSettings.ts';
import type { SiteEnv } from '../SiteEnv.ts';

/** Sends the durations of requests to an OpenTelemetry collector. */
export interface Tracing {
  readonly traceRequests: MiddlewareHandler<SiteEnv>;
  /** Wraps a function that answers requests with a span for each: a backend request is within the span of its page. */
  wrap(fetch: (request: Request) => Promise<Response>): (request: Request) => Promise<Response>;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

type TracingSettings = Pick<
  Settings,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' | 'OTEL_SERVICE_NAME'
>;

/** Milliseconds. A server that ends does not wait longer for an unreachable collector. */
const closingLimit = 2_000;

/**
 * Opens the connection to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; the exporter reads this and the other OpenTelemetry
 * variables itself. Spans contain routes, methods and statuses: no path, no query, no client.
 *
 * @returns Undefined without a collector.
 */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  OTEL_SERVICE_NAME,
}: TracingSettings): Promise<Tracing | undefined> {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined;
  // Servers without a collector do not load these packages.
  const [api, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporter, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const { context: current, SpanKind, SpanStatusCode } = api;
  const contexts = new AsyncLocalStorageContextManager().enable();
  current.setGlobalContextManager(contexts);
  const propagator = new W3CTraceContextPropagator();
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('lively');
  const setStatus = (span: ReturnType<typeof tracer.startSpan>, status: number) => {
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  };

  return {
    async traceRequests(context, next) {
      const { method } = context.req;
      const headers = { get: (_: unknown, name: string) => context.req.header(name), keys: () => [] };
      const parent = propagator.extract(current.active(), undefined, headers);
      const attributes = { 'http.request.method': method };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        await current.with(api.trace.setSpan(parent, span), next);
        const route = routePath(context);
        span.updateName(`${method} ${route}`).setAttribute('http.route', route);
        setStatus(span, context.res.status);
      } finally {
        span.end();
      }
    },

    wrap: (fetch) => (request) => {
      const { method } = request;
      const target = new URL(request.url).pathname.split('/').slice(0, 5).join('/');
      const name = isNamed.test(target) ? `backend ${method} ${target}` : `backend ${method}`;
      return tracer.startActiveSpan(name, { kind: SpanKind.INTERNAL }, async (span) => {
        try {
          const answer = await fetch(request);
          setStatus(span, answer.status);
          return answer;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },

    async close() {
      const late = new Promise((done) => setTimeout(done, closingLimit).unref());
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      current.disable();
    },
  };
}

/** Matches a table or a function, which clients cannot invent: `/rest/v1/events`, `/rest/v1/rpc/list_events`. */
const isNamed = /^\/rest\/v1\/(rpc\/)?[a-z_]{1,60}$/;
