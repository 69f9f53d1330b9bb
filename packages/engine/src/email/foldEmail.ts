/**
 * Returns the mailbox of an address, for counting: without case, dots and the part after « + », under one domain of its provider, as
 * `private.fold_email` does. Other providers than Gmail may tell dots apart: two such mailboxes are counted as one.
 *
 * @example
 * foldEmail('Zoe.B+concerts@GoogleMail.com'); // 'zoeb@gmail.com'
 */
export function foldEmail(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, Math.max(at, 0)).split('+');
  const domain = text.slice(at + 1);
  return `${name.replaceAll('.', '')}@${domains.get(domain) ?? domain}`;
}

/** The domains under which a provider delivers the same name to the same mailbox, and the one that counts. */
const domains: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
]);
