import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { Mailbox } from '../../backend/mails/Mailbox.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { mailboxPolicy, renderMailbox } from './renderMailbox.ts';

export const mailboxPath = '/__mailbox';

/** The mailbox, as a page or as JSON, for this machine alone: the links in it open accounts. */
export function mailboxRoutes(mailbox: Mailbox): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get(mailboxPath, ({ req, env, body, json, html }) => {
    const headers = { 'Cache-Control': 'no-store' };
    if (!isFromThisMachine(env.incoming)) return body(null, 403, headers);
    if (req.header('accept')?.includes('application/json')) return json(mailbox.mails, 200, headers);
    return html(renderMailbox(mailbox.mails), 200, { ...headers, 'Content-Security-Policy': mailboxPolicy });
  });
}

/** By its socket, by the name it asks for (a foreign page may point its own name here), and not through a proxy. */
function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
  return isLoopback && isNamedSo && !headers['x-forwarded-for'] && !headers.forwarded;
}
