import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { phoneSchema } from './phoneSchema';

test.each([
  ['+33 6 12 34 56 78', '+33612345678'],
  ['0033 6.12.34.56.78', '+33612345678'],
  ['+33 (0)6-12-34-56-78', '+33612345678'],
  [' +34\u00A0612\u202F345\u2011678 ', '+34612345678'],
  // A number copied from a contact list, which marks the writing direction.
  ['\u202A+1 (212) 555/0100\u202C', '+12125550100'],
])('%s is sent as %s', (typed, sent) => {
  expect(safeParse(phoneSchema, typed)).toMatchObject({ success: true, output: sent });
});

test.each([
  ['', 'required'],
  [' - ', 'required'],
  ['06 12 34 56 78', 'malformed'],
  ['33612345678', 'malformed'],
  ['+0612345678', 'malformed'],
  ['+33 6 12', 'malformed'],
  ['+1234567890123456', 'malformed'],
  ['+33 6 12 34 56 78 ext. 4', 'malformed'],
  ['+33612345678\n+33600000000', 'malformed'],
  ['+33 six douze', 'malformed'],
  ['+٣٣٦١٢٣٤٥٦٧٨', 'malformed'],
])('«%s» is not sent: %s', (typed, problem) => {
  expect(safeParse(phoneSchema, typed).issues?.[0]?.message).toBe(problem);
});
