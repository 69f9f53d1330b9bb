/** Whether a field of the browser holds a time of day, `HH:MM` or `HH:MM:SS`. */
export const isTime = (text: string): boolean => /^\d\d:\d\d(:\d\d)?$/.test(text);
