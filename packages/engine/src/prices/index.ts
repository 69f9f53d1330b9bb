/**
 * The reader of prices. It is apart from the rest of the engine, because an event is listed by what was read when its price was
 * written: only code that writes a price reads it.
 */
export type { PriceReading, PriceWord } from './readPrice.ts';
export { readPrice } from './readPrice.ts';
