/**
 * Returns the mailbox of an address, for counting: without case, dots and the part after « + », as `private.fold_email` does. Other
 * providers than Gmail may tell dots apart: two such mailboxes are counted as one.
 *
 * @example
 * foldEmail('Zoe.B+concerts@GoogleMail.com'); // 'zoeb@gmail.com'
 */
export function foldEmail(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, Math.max(at, 0)).split('+');
  return `${name.replaceAll('.', '')}@${text.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')}`;
}
