/** Returns the name of the source of an imported event, as people write it. */
export function toSourceName(source: string): string {
  return source === 'openagenda' ? 'OpenAgenda' : source;
}
