import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { publishableKey } from '../../../packages/server/src/backend/publishableKey.ts';

/** The answer of a server. The status is 0 if the connection failed. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Question {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
  readonly cookie?: string;
  /**
   * The address of the client; empty for a client of this machine. @default a different one of 50,000 addresses for
   * each request, so that no client reaches a limit
   */
  readonly address?: string;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The timeout in milliseconds. */
const patienceLimit = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** Sends a request to a server or the balancer, as a proxy does for a client with an address. */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { body, token, cookie, address = anyAddress(), method = body ? 'POST' : 'GET', headers } = question;
  return new Promise((done) => {
    const fail = () => done({ status: 0, body: '', headers: {} });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: {
          'accept-encoding': 'identity',
          ...(address && { 'x-forwarded-for': address }),
          ...(path.startsWith('/rest/') || path.startsWith('/auth/') ? { apikey: publishableKey } : {}),
          ...(body && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }));
        answer.on('error', fail);
      },
    );
    sent.setTimeout(patienceLimit, () => sent.destroy());
    sent.on('error', fail);
    sent.end(body && JSON.stringify(body));
  });
}

function anyAddress(): string {
  const [high, low] = [Math.floor(Math.random() * 200), Math.floor(Math.random() * 250)];
  return `198.18.${high}.${low}`;
}

/** Describes an unexpected answer for printing. */
export function describeFailure(path: string, { status, body }: Answer): string {
  return `${status} ${path} ${body.slice(0, 100)}`;
}
