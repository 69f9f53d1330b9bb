/**
 * Whether a text may be the address of an account or of a form. `private.is_email_address` has the same rule.
 *
 * Mail software reads `<>(),;:"[]\` and spaces as syntax: `a<box@gmail.com` would be sent to `box@gmail.com`. Apostrophes, accents
 * and international domains are valid. An address has the normal form NFKC, because `ｇmail.com` is sent to `gmail.com`, and no
 * ideographic full stop, which separates the parts of a domain: `mail。example.com` is sent to `mail.example.com`. The last part of
 * the domain is no number: `127.0.0.1` and `0x7f.1` are hosts of a network, not of the mail system.
 *
 * @example
 * isEmailAddress("zoé.o'neil@exämple.fr"); // true
 * isEmailAddress('a<box@gmail.com'); // false
 */
export function isEmailAddress(text: string): boolean {
  return [...text].length <= 254 && format.test(text) && !numericHost.test(text) && text.normalize('NFKC') === text;
}

/** Syntax of mail headers, then spaces, controls, marks of direction, other invisible characters, lone surrogates. */
const refused =
  '@<>(),;:"[\\]\\\\\\u0000-\\u0020\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\u2800\\u3000\\u3002\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFF\\u{D800}-\\u{DFFF}\\u{E0000}-\\u{E0FFF}';
/** A last part that a host reads as a number of an IP address: as WHATWG URL reads it. */
const numericHost = /\.(\d+|0x[\da-f]*)$/i;
const format = new RegExp(`^[^${refused}]+@[^.${refused}]+(\\.[^.${refused}]+)+$`, 'u');
