/** Creates the token of a new link: 256 random bits as base64url. */
export function newLinkToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Whether a part of a URL has the format of a link's token. */
export const isLinkToken = (text: string | undefined): text is string => /^[\w-]{43}$/.test(text ?? '');
