import type { Service } from './checkPath.ts';

/** Corrects the package's answer: for a missing file the storage answers 400, and HEAD is answered like GET. */
export async function finishAnswer(response: Response, { method }: Request, service: Service): Promise<Response> {
  if (!['GET', 'HEAD'].includes(method)) return response;
  const status = service === 'storage' ? await findStatus(response) : response.status;
  if (method === 'GET' && status === response.status) return response;
  const { headers, body } = response;
  return new Response(method === 'HEAD' ? null : body, { status, headers });
}

async function findStatus(response: Response): Promise<number> {
  if (response.status !== 400) return response.status;
  const { statusCode } = await response.clone().json();
  return String(statusCode) === '404' ? 404 : 400;
}
