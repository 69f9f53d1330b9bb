/** The headers by which a request counts as one of the client with an IP address, not of this server. */
export type NameClient = (address: string) => Readonly<Record<string, string>>;

/** To the backend of this process, which believes its own server. */
export const nameToEmbedded: NameClient = (address) => ({ 'x-forwarded-for': address });

/**
 * To a hosted project, which trusts requests with its secret key. Without the key all that this server sends counts as its
 * own.
 */
export function nameToProject(secretKey: string | undefined): NameClient {
  return (address) =>
    secretKey ? { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'x-lively-client': address } : {};
}
