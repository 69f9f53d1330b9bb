const host = String.raw`([\p{L}\p{N}-]+\.)+\p{L}{2,}`;
/** The rest of a link: a port, then a path, a query or a fragment. */
const rest = String.raw`(:\d+)?([/?#]|$)`;

/** A link begins with « www. », or has a path after its host, or a well-known ending: « M.Dupont » has none of them. */
const links = [
  new RegExp(`^www\\.${host}${rest}`, 'iu'),
  new RegExp(String.raw`^${host}(:\d+)?/`, 'u'),
  new RegExp(String.raw`^([\p{L}\p{N}-]+\.)+(fr|com|org|net|eu|info|paris|bzh|corsica|alsace|be|ch|es)${rest}`, 'u'),
];

/**
 * Adds `https://` to a text that begins with the name of a host: `www.helloasso.com/jam`. Any other text is unchanged,
 * also one with another scheme, a user name or no dot, and a file or a sentence without a space: `billetterie.pdf`.
 */
export function completeUrl(text: string): string {
  return links.some((link) => link.test(text)) ? `https://${text}` : text;
}
