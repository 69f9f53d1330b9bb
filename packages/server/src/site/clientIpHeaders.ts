/** Creates the headers that pass the client's IP address to the backend, so that limits apply to the client, not the server. */
export type ClientIpHeaders = (address: string) => Readonly<Record<string, string>>;

/** Headers for the backend of this process, which trusts its server. */
export const embeddedIpHeaders: ClientIpHeaders = (address) => ({ 'x-forwarded-for': address });

/**
 * Returns headers for a hosted project, which trusts requests with its secret key. Returns none without the key: then all
 * requests count as this server's.
 */
export function projectIpHeaders(secretKey: string | undefined): ClientIpHeaders {
  return (address) =>
    secretKey ? { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'x-lively-client': address } : {};
}
