/**
 * Returns the minutes since midnight of a time of day, `HH:MM` or `HH:MM:SS`; NaN for any other text. `24:00` is midnight.
 *
 * @example
 * parseTime('20:30:00'); // 1230
 */
export function parseTime(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]|24(?=:00(?::00)?$)):([0-5]\d)(:[0-5]\d(\.\d+)?)?$/.exec(time) ?? [];
  return (Number(hours) % 24) * 60 + Number(minutes);
}

/** Whether a text is a time of day in the format of a browser field: `HH:MM`, from 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return text.length === 5 && text !== '24:00' && !Number.isNaN(parseTime(text));
}
