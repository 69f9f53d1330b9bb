/**
 * Answers the question of a browser whether a page of another site may call a function. The package answers 404 for a function
 * with a parameter without default, because the question has no parameters. Undefined for any other request.
 */
export function answerPreflight({ method, url, headers }: Request): Response | undefined {
  const isAsked = method === 'OPTIONS' && headers.has('access-control-request-method');
  if (!isAsked || !new URL(url).pathname.startsWith('/rest/v1/rpc/')) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
      'Access-Control-Allow-Headers': headers.get('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': '86400',
    },
  });
}
