/** The key of a request, in its header or in its query: the package takes it from either. */
export function keyOf({ url, headers }: Request): string {
  return headers.get('apikey') ?? new URL(url).searchParams.get('apikey') ?? '';
}
