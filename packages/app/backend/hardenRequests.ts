import type { App } from '@supabase/lite';
import { answerAuth } from './auth/answerAuth.ts';
import { type CaptchaAccount, createCaptchaCheck } from './auth/createCaptchaCheck.ts';
import { createGuessLimits } from './auth/createGuessLimits.ts';
import { createMailPace } from './auth/createMailPace.ts';
import { checkPath } from './edge/checkPath.ts';
import { checkPicture } from './edge/checkPicture.ts';
import { type Credentials, checkToken } from './edge/checkToken.ts';
import type { FairQueue } from './edge/createFairQueue.ts';
import { parseJson } from './edge/parseJson.ts';
import { protectAnswer } from './edge/protectAnswer.ts';
import { quoteArguments } from './edge/quoteArguments.ts';
import { Refusal, toResponse } from './edge/Refusal.ts';
import { readBody } from './edge/readBody.ts';
import { readUpload } from './edge/readUpload.ts';
import { withRefusals } from './edge/refusals.ts';

/** What the edge knows about the backend behind it. */
export interface EdgeOptions extends Credentials {
  readonly siteUrl: string;
  /** Shared with whatever else uses the database. */
  readonly queue: FairQueue;
  /** Left out where no captcha is asked for. */
  readonly captcha?: CaptchaAccount | undefined;
}

/** Bytes. */
const jsonLimit = 1024 * 1024;
/** Bytes: a picture of 10 MiB, and the form around it. */
const uploadLimit = 10 * 1024 * 1024 + 64 * 1024;

/**
 * The edge of the embedded backend: what a hosted project does before and after PostgREST, GoTrue and Storage, and the
 * package does not. Every request passes here, from a browser as from a test.
 */
export function hardenRequests(
  app: App,
  { siteUrl, queue, captcha, ...credentials }: EdgeOptions,
): (request: Request) => Promise<Response> {
  const takeMailTurn = createMailPace();
  const guessLimits = createGuessLimits();
  const checkCaptcha = createCaptchaCheck(captcha);
  const answer = async (request: Request) => app.fetch(request);

  return async (request) => {
    const url = new URL(request.url);
    try {
      const service = checkPath(url);
      if (service !== 'auth') checkToken(request.headers, credentials);
      const bytes = await readBody(request, service === 'storage' ? uploadLimit : jsonLimit);
      const isUpload = service === 'storage' && bytes !== null && !isJson(request.headers);
      const body = bytes === null || isUpload ? undefined : parseJson(bytes);
      // Before the queue: nobody else waits for the service that is asked.
      if (service === 'auth') await checkCaptcha(request, body);
      // PostgREST takes the parameters of a function as an object; the package fails on a list.
      if (url.pathname.startsWith('/rest/v1/rpc/') && Array.isArray(body)) {
        throw new Refusal(400, 'PGRST102', 'The parameters of a function are a JSON object, not an array.');
      }
      // A preflight calls nothing, and what node gives as its body is read by now.
      const isCallByGet = ['GET', 'HEAD'].includes(request.method) && url.pathname.startsWith('/rest/v1/rpc/');
      const whole = isUpload
        ? await toUpload(request, bytes)
        : withBytes(isCallByGet ? new Request(quoteArguments(url), request) : request, bytes);
      // Following the link of a mail is a GET, and writes.
      const lane = isRead(request) && service !== 'auth' ? 'read' : 'write';
      const response = await queue.run(lane, () =>
        withRefusals(() =>
          service === 'auth'
            ? answerAuth(whole, body, { app, siteUrl, takeMailTurn, guessLimits, answer })
            : answer(whole),
        ),
      );
      return protectAnswer(response, request);
    } catch (error) {
      if (error instanceof Refusal) return protectAnswer(toResponse(error, url.pathname), request);
      throw error;
    }
  };
}

function isRead({ method }: Request): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method);
}

function isJson(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').includes('json');
}

function withBytes(
  { url, method, headers }: Request,
  body: Uint8Array<ArrayBuffer> | null,
  changed: Record<string, string> = {},
): Request {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'transfer-encoding']) kept.delete(name);
  for (const [name, value] of Object.entries(changed)) kept.set(name, value);
  return new Request(url, { method, headers: kept, body });
}

async function toUpload(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<Request> {
  const upload = await readUpload(bytes, request.headers);
  checkPicture(upload);
  return withBytes(request, upload.bytes, {
    'content-type': upload.contentType,
    ...(upload.cacheControl && { 'cache-control': upload.cacheControl }),
  });
}
