import type { Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readBody } from '../../backend/edge/readBody.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import type { Exchange } from './createExchange.ts';
import { createTools } from './createTools.ts';

interface AssistantRoutesOptions {
  renderer: Pick<Renderer, 'assistants'>;
  /** @default immediately */
  takeTurn?: TakeTurn;
}

/** Bytes: the limit of a visitor's body. */
const maxSize = 64 * 1024;

const headers = { 'Cache-Control': 'no-store' };

const preflightHeaders = {
  ...headers,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'accept, content-type, mcp-method, mcp-name, mcp-protocol-version',
  'Access-Control-Max-Age': '86400',
};

/** The codes of JSON-RPC 2.0. */
const codes = { parse: -32_700, invalid: -32_600, server: -32_000 };

/**
 * Serves `/mcp`, the tools for assistants: Model Context Protocol over HTTP, without sessions (docs/decisions/0131). Any site may
 * ask, because all that it reads is public; a text that is no origin is refused.
 */
export function assistantRoutes({ renderer, takeTurn = (task) => task() }: AssistantRoutesOptions): Hono<SiteEnv> {
  let loading: Promise<Exchange> | undefined;
  // The protocol takes a tenth of a second to load, and most servers are never asked.
  const loadExchange = () => {
    loading ??= import('./createExchange.ts').then(({ createExchange }) =>
      createExchange(createTools(renderer.assistants)),
    );
    return loading;
  };

  return new Hono<SiteEnv>()
    .options('/mcp', ({ body }) => body(null, 204, preflightHeaders))
    .post('/mcp', compress(), async ({ req }) => {
      const sender = req.header('origin');
      if (sender && !URL.canParse(sender)) return refuse(403, codes.server, 'The header Origin is no origin.');
      const bytes = await readBody(req.raw, maxSize);
      const body = parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
      if (body === undefined) return refuse(400, codes.parse, 'The body is no JSON.');
      if (Array.isArray(body))
        return refuse(400, codes.invalid, 'Send one message per request: batches are not served.');
      const answer = await takeTurn(async () => (await loadExchange())(req.raw, body)).catch(
        reportFailure('An assistant got no answer'),
      );
      if (!answer || answer.status >= 500)
        return refuse(503, codes.server, 'The message cannot be answered at the moment.', { 'Retry-After': '10' });
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return answer;
    })
    .all('/mcp', () =>
      refuse(405, codes.server, 'Only POST is served: there are no sessions.', { Allow: 'POST, OPTIONS' }),
    );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: number, message: string, others: Record<string, string> = {}): Response {
  const error = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(error, { status, headers: { ...headers, ...others } });
}
