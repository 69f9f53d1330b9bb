import type { App } from '@supabase/lite';
import type { ProviderAccount } from '../settings/readProviders.ts';
import type { Attempts } from './auth/Attempts.ts';
import { answerAuth } from './auth/answerAuth.ts';
import { createCallLimits } from './auth/createCallLimits.ts';
import { type CaptchaAccount, createCaptchaCheck } from './auth/createCaptchaCheck.ts';
import { createGuessLimits } from './auth/createGuessLimits.ts';
import { createMailLimiter } from './auth/createMailLimiter.ts';
import { createProviders } from './auth/identities/createProviders.ts';
import type { ChangeFeed } from './data/createChangeFeed.ts';
import { answerPreflight } from './edge/answerPreflight.ts';
import { checkFileList } from './edge/checkFileList.ts';
import { checkMethod } from './edge/checkMethod.ts';
import { checkPath, type Service } from './edge/checkPath.ts';
import { checkPicture } from './edge/checkPicture.ts';
import { checkQuery } from './edge/checkQuery.ts';
import { checkSignedUrl } from './edge/checkSignedUrl.ts';
import { type Credentials, checkToken } from './edge/checkToken.ts';
import { createAnswerStore } from './edge/createAnswerStore.ts';
import type { DatabaseQueue } from './edge/createDatabaseQueue.ts';
import type { Regulars } from './edge/createRegulars.ts';
import { newDisconnection } from './edge/createWaitingList.ts';
import { findBodyLimit } from './edge/findBodyLimit.ts';
import { findClient } from './edge/findClient.ts';
import { finishAnswer } from './edge/finishAnswer.ts';
import { mayReadReplica } from './edge/mayReadReplica.ts';
import { noteMissingFiles } from './edge/noteMissingFiles.ts';
import { parseJson } from './edge/parseJson.ts';
import { protectAnswer } from './edge/protectAnswer.ts';
import { quoteArguments } from './edge/quoteArguments.ts';
import { Refusal, toResponse } from './edge/Refusal.ts';
import { readBody } from './edge/readBody.ts';
import { readUpload } from './edge/readUpload.ts';
import { withRefusals } from './edge/refusals.ts';
import { isSessionToken, requireSession } from './edge/requireSession.ts';
import { readWrittenCookie, writeWrittenCookie } from './edge/writtenCookie.ts';
import type { Mail } from './mails/Mailbox.ts';
import { lastPosition, type Position } from './postgres/Position.ts';

/** The properties of the backend behind the edge. */
export interface EdgeOptions extends Credentials {
  readonly siteUrl: string;
  /** The queue that all users of the database share. */
  readonly queue: DatabaseQueue;
  /** Announces which events have changed. */
  readonly changes: ChangeFeed;
  /** The networks that go before newcomers. @default none */
  readonly regulars?: Pick<Regulars, 'knows'> | undefined;
  /** Counts wrong passwords and codes, mails, and calls that are limited. */
  readonly attempts: Attempts;
  /** Rejects if the mail server refuses a mail. */
  readonly deliver: (mail: Mail) => Promise<void>;
  /** Undefined if the database has no replicas. */
  readonly replication?: Replication | undefined;
  /** Undefined if no captcha is required. */
  readonly captcha?: CaptchaAccount | undefined;
  /** The providers that users may sign in with. */
  readonly providers?: readonly ProviderAccount[] | undefined;
}

/** The position of writes, which decides whether a replica may answer their user. */
export interface Replication {
  /** Returns a position after everything that was committed before the call. @throws Error while the primary does not answer. */
  readPosition(): Promise<Position>;
  /** Seconds after which every active replica has the written data. */
  readonly delay: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The waiting reads from which on visitors get public answers of the last minute: a page of the app sends about four. */
const busyFrom = 8;

/**
 * Creates the edge of the embedded backend: the checks of a hosted project before and after PostgREST, GoTrue and Storage that
 * the package lacks. Every request passes through it, from browsers and from tests.
 */
export function hardenRequests(
  app: App,
  {
    siteUrl,
    queue,
    changes,
    regulars,
    attempts,
    deliver,
    replication,
    captcha,
    providers: accounts = [],
    ...credentials
  }: EdgeOptions,
): (request: Request) => Promise<Response> {
  const { signingSecret } = credentials;
  const mailLimits = createMailLimiter(attempts);
  const guessLimits = createGuessLimits(attempts);
  const callLimits = createCallLimits(attempts);
  const sendMail = (mail: Omit<Mail, 'sentAt'>) => {
    deliver({ ...mail, sentAt: new Date().toISOString() }).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
    });
  };
  const checkCaptcha = createCaptchaCheck(captcha);
  const providers = createProviders(accounts, new URL('/auth/v1/callback', siteUrl).href);
  const answer = async (request: Request) => app.fetch(request);
  const answers = createAnswerStore();
  changes.subscribe(() => answers.clear());
  if (app._storageAdapter) noteMissingFiles(app._storageAdapter);
  const later = (task: () => Promise<void>) => {
    queue.run('write', task).catch((error: Error) => {
      process.stderr.write(`A background task failed: ${error.message}\n`);
    });
  };

  return async (request) => {
    const url = new URL(request.url);
    try {
      const service = checkPath(url);
      checkMethod(request.method, url);
      const preflight = answerPreflight(request);
      if (preflight) return preflight;
      if (service !== 'auth') checkToken(request.headers, credentials);
      if (service === 'storage') checkSignedUrl(url, request.method, signingSecret);
      const target = service === 'rest' ? checkQuery(request) : url;
      const bytes = await readBody(request, findBodyLimit(request.headers, url, service, credentials.keys));
      const isUpload = service === 'storage' && bytes !== null && !isJson(request.headers);
      const body = bytes === null || isUpload ? undefined : parseJson(bytes);
      // Checked outside the queue, so that no other request waits for the captcha service.
      if (service === 'auth') await checkCaptcha(request, body);
      if (service === 'storage') checkFileList(url, body);
      const stored = answers.open(request);
      const kept = queue.load().read.waiting >= busyFrom ? stored?.find() : undefined;
      if (kept) return kept;
      const client = findClient(request.headers, credentials.keys);
      // Only reads can be cancelled. A write completes, as in PostgREST, even if the user leaves immediately.
      const signal = isRead(request) ? request.signal : undefined;
      // The signature of a token for the auth service has not been checked.
      const hasSession = service !== 'auth' && isSessionToken(request.headers.get('authorization'));
      const isKnown = hasSession || (regulars?.knows(client) ?? false);
      const waiting = { client, signal, size: bytes?.length ?? 0, isKnown };
      if (isCall(url) && Array.isArray(body)) {
        // PostgREST takes the parameters of a function as an object; the package fails on a list.
        throw new Refusal(400, 'PGRST102', 'The parameters of a function are a JSON object, not an array.');
      }
      const sent = service === 'storage' && !isUpload ? toStorageJson(request, bytes, body) : bytes;
      const whole = isUpload ? await toUpload(request, bytes) : withBytes(toPackage(request, target, service), sent);
      const authorization = request.headers.get('authorization');
      const check = () => requireSession(app, authorization, request);
      const hasReplicas = replication !== undefined && mayReadReplica(request, url);
      // A replica may still contain a session that has ended.
      if (hasReplicas && isSessionToken(authorization)) await queue.run('read', check, waiting);
      const response =
        service === 'auth'
          ? await answerAuth(whole, body, {
              app,
              siteUrl,
              providers,
              ...credentials,
              mailLimits,
              sendMail,
              guessLimits,
              callLimits,
              enqueue: (task) => queue.run('write', () => withRefusals(task), waiting),
              later,
              answer,
            })
          : await queue.run(
              service === 'storage' ? 'picture' : isRead(request) ? 'read' : 'write',
              () =>
                withRefusals(async () => {
                  if (!hasReplicas) await check();
                  return answer(hasReplicas ? whole.clone() : whole);
                }),
              {
                ...waiting,
                canStop: isRead(request) && service === 'rest',
                onReplica: hasReplicas ? { written: readWrittenCookie(request.headers, signingSecret) } : undefined,
              },
            );
      const finished = protectAnswer(await finishAnswer(response, request, service), request);
      await stored?.keep(finished);
      if (replication && response.ok && !isRead(request) && service === 'rest' && isSessionToken(authorization)) {
        // If the primary does not answer, all following reads go to the primary.
        const written = await replication.readPosition().catch(() => lastPosition);
        const lifetime = replication.delay;
        finished.headers.append('Set-Cookie', writeWrittenCookie(written, { signingSecret, siteUrl, lifetime }));
      }
      return finished;
    } catch (error) {
      const failure = request.signal.aborted ? newDisconnection() : error;
      if (failure instanceof Refusal) return protectAnswer(toResponse(failure, url.pathname), request);
      throw failure;
    }
  };
}

/**
 * Adapts the request to the package. HEAD is sent as GET, because for HEAD the package reads the arguments of a function as
 * filters, and gives no reason for a refusal.
 */
function toPackage(request: Request, target: URL, service: Service): Request {
  const isReadByUrl = ['GET', 'HEAD'].includes(request.method) && isCall(target);
  const method = request.method === 'HEAD' && service !== 'auth' ? 'GET' : request.method;
  return new Request(isReadByUrl ? quoteArguments(target) : target, { method, headers: request.headers });
}

function isCall({ pathname }: URL): boolean {
  return pathname.startsWith('/rest/v1/rpc/');
}

/**
 * Returns the JSON of a request to the storage: an empty object for a missing body, as its client sends it. The package would
 * fail on a body that does not match its content type.
 */
function toStorageJson({ method, headers }: Request, bytes: Bytes | null, body: unknown): Bytes | null {
  if (!['POST', 'PUT', 'DELETE'].includes(method) || body !== undefined) return bytes;
  if (headers.get('content-type')?.startsWith('multipart/form-data'))
    throw new Refusal(400, 'invalid_request', 'The form has no body');
  if (bytes?.length) throw new Refusal(400, 'invalid_request', 'The body is not JSON');
  return isJson(headers) ? new TextEncoder().encode('{}') : bytes;
}

function isRead({ method }: Request): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method);
}

function isJson(headers: Headers): boolean {
  return (headers.get('content-type') ?? '').includes('json');
}

function withBytes(
  { url, method, headers }: Request,
  body: Bytes | null,
  changed: Record<string, string> = {},
): Request {
  const kept = new Headers(headers);
  for (const name of ['content-length', 'transfer-encoding']) kept.delete(name);
  for (const [name, value] of Object.entries(changed)) kept.set(name, value);
  return new Request(url, { method, headers: kept, body });
}

async function toUpload(request: Request, bytes: Bytes): Promise<Request> {
  const upload = await readUpload(bytes, request.headers);
  checkPicture(upload);
  return withBytes(request, upload.bytes, {
    'content-type': upload.contentType,
    ...(upload.cacheControl && { 'cache-control': upload.cacheControl }),
  });
}
