/** Reads the API key from the header or from the query, as the package does. */
export function keyOf({ url, headers }: Request): string {
  return headers.get('apikey') ?? new URL(url).searchParams.get('apikey') ?? '';
}
