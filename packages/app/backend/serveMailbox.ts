import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import type { Mailbox } from './Mailbox.ts';
import { mailboxPolicy, renderMailbox } from './renderMailbox.ts';

export const mailboxPath = '/__mailbox';

/** The mailbox, as a page or as JSON, for this machine alone: the links in it open accounts. */
export function serveMailbox(mailbox: Mailbox): Connect.NextHandleFunction {
  return (request, response) => {
    const wantsJson = request.headers.accept?.includes('application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isFromThisMachine(request)) {
      response.statusCode = 403;
      response.end();
    } else if (wantsJson) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(mailbox.mails));
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Security-Policy', mailboxPolicy);
      response.end(renderMailbox(mailbox.mails));
    }
  };
}

/** By its socket, by the name it asks for (a foreign page may point its own name here), and not through a proxy. */
function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
  return isLoopback && isNamedSo && !headers['x-forwarded-for'] && !headers.forwarded;
}
