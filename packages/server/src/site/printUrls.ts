import { mailboxPath } from './mailbox/mailboxRoutes.ts';

interface UrlFacts {
  siteUrl: string;
  /** False without the embedded backend, which has a mailbox. */
  isEmbedded: boolean;
  /** Whether a new database got the demo account. */
  isSeeded: boolean;
  hasMailbox: boolean;
}

/** Prints the URLs of the site and its services. */
export function printUrls({ siteUrl, isEmbedded, isSeeded, hasMailbox }: UrlFacts): void {
  const embedded = [
    ...(isSeeded ? [['Demo account', 'demo@lively.fr / lively-demo']] : []),
    ['Mailbox', hasMailbox ? `${siteUrl}${mailboxPath}` : 'closed; LIVELY_MAILBOX=on opens it to this machine'],
  ];
  for (const [name, value] of [['App', siteUrl], ...(isEmbedded ? embedded : [])])
    process.stdout.write(`  ➜  ${`${name}:`.padEnd(14)} ${value}\n`);
}
