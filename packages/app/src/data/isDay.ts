/** Whether a text is a day of the calendar that the database takes. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}
