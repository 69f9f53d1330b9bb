/**
 * The key of the text that names a slug of the taxonomy: preference category, subcategory or category of events.
 *
 * @example
 * messageKeyOf('jazz'); // 'taxonomy.jazz'
 */
export function messageKeyOf(slug: string): string {
  return `taxonomy.${slug}`;
}
