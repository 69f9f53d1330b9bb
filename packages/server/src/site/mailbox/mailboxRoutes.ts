import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { Mailbox } from '../../backend/mails/Mailbox.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { mailboxPolicy, renderMailbox } from './renderMailbox.ts';

export const mailboxPath = '/__mailbox';

/** Serves the mailbox, as a page or as JSON, to this machine only, because its links open accounts. */
export function mailboxRoutes(mailbox: Mailbox): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get(mailboxPath, ({ req, env, body, json, html }) => {
    const headers = { 'Cache-Control': 'no-store' };
    if (!isFromThisMachine(env.incoming)) return body(null, 403, headers);
    if (req.header('accept')?.includes('application/json')) return json(mailbox.mails, 200, headers);
    return html(renderMailbox(mailbox.mails), 200, { ...headers, 'Content-Security-Policy': mailboxPolicy });
  });
}

/**
 * Returns true for a client on this machine: checks the socket, the host name (a foreign page may resolve its name to this
 * machine), and that there is no proxy.
 */
function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  const isNamedSo = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
  return isLoopback && isNamedSo && !headers['x-forwarded-for'] && !headers.forwarded;
}
