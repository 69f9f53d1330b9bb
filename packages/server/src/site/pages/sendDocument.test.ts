import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createHtmlDocument } from '../documents/createHtmlDocument.ts';
import { sendDocument } from './sendDocument.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const headers = { 'Content-Type': 'text/html; charset=utf-8' };
const whole = createHtmlDocument('<p>', headers, { br: bytesOf('br'), gzip: bytesOf('gzip') });
const routes = new Hono()
  .get('/whole', (context) => sendDocument(context, whole, 404))
  .get('/rendered', (context) => sendDocument(context, { ...whole, encoded: { gzip: bytesOf('gzip') } }, 200));

test.each([
  ['/whole', 'gzip, deflate, br, zstd', 'br'],
  ['/whole', 'gzip;q=1, br;q=0', 'gzip'],
  ['/whole', 'deflate, zstd', null],
  ['/whole', '', null],
  ['/rendered', 'br, gzip;q=0.5', 'gzip'],
  ['/rendered', 'br', null],
])('%s is sent to a client that accepts « %s » as: %s', async (path, accepted, encoding) => {
  const answer = await routes.request(path, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('content-type')).toBe(headers['Content-Type']);
  expect(await answer.text()).toBe(encoding ?? '<p>');
  expect(answer.status).toBe(path === '/whole' ? 404 : 200);
});
