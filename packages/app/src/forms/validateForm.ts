import type { FieldFault } from '../data/FormAnswer';

/** A text that could be an email address; the database asks the same of it. */
const emailShape = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/**
 * What is wrong with what was typed, by field: nothing else is.
 *
 * @param optional - Fields that may be empty.
 */
export function validateForm<Values extends Record<keyof Values, string>>(
  values: Values,
  optional: readonly (keyof Values)[] = [],
): Partial<Record<keyof Values, FieldFault>> {
  const faults: Partial<Record<keyof Values, FieldFault>> = {};
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const text = values[name].trim();
    if (!text && !optional.includes(name)) faults[name] = 'required';
    else if (name === 'email' && text && (!emailShape.test(text) || text.length > 254)) faults[name] = 'email';
  }
  return faults;
}
