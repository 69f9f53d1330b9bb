/** Returns the prop of an attribute: `event-id` → `eventId`. */
export function toPropName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
