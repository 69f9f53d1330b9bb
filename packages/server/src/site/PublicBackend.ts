/** How this server asks for what everybody may read. */
export interface PublicBackend {
  /** Its origin: the services lie under `/rest/v1`. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: (request: Request) => Promise<Response>;
}
