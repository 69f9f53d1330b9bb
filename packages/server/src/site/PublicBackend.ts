/** The way in which this server requests public data. */
export interface PublicBackend {
  /** The origin; the services have paths under `/rest/v1`. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
}
