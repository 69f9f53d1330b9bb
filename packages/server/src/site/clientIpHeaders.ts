/** The headers that tell the backend the IP address of the client, so that limits count the client and not this server. */
export type ClientIpHeaders = (address: string) => Readonly<Record<string, string>>;

/** For the backend of this process, which trusts its own server. */
export const embeddedIpHeaders: ClientIpHeaders = (address) => ({ 'x-forwarded-for': address });

/**
 * For a hosted project, which trusts requests with its secret key. Without the key there are none: all requests count as
 * this server's.
 */
export function projectIpHeaders(secretKey: string | undefined): ClientIpHeaders {
  return (address) =>
    secretKey ? { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'x-lively-client': address } : {};
}
