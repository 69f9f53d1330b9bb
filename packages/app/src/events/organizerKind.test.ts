import { expect, test } from 'vitest';
import { organizerKind } from './organizerKind';

const agenda = 'https://openagenda.com/nuits-du-phare';
const event = { source: 'openagenda', sourceUrl: `${agenda}/events/quatuor`, organizerUrl: null };

test.each([
  ['organizer', { ...event, source: null }],
  ['contributor', event],
  ['contributor', { ...event, organizerUrl: 'https://phare.example/' }],
  ['contributor', { ...event, organizerUrl: 'https://openagenda.com/nuits' }],
  ['contributor', { ...event, sourceUrl: null, organizerUrl: agenda }],
  ['agenda', { ...event, organizerUrl: agenda }],
])('the kind of the organizer is %s', (kind, fields) => {
  expect(organizerKind(fields)).toBe(kind);
});
