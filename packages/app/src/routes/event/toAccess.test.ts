import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toAccess } from './toAccess';

const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);
const now = Date.parse('2026-12-01T12:00:00Z');
const read = (event: Parameters<typeof createEvent>[0]) => toAccess(createEvent(event), { language: 'fr', t, now });
const label = t('facts.accessible');

test('what is declared is shown with who declares it and when, and the rest as unknown', () => {
  const declared = { accessibility: ['mobility', 'sign-language'], accessibilityAt: '2026-11-12T23:30:00Z' } as const;
  const lines = [t('taxonomy:mobility'), t('taxonomy:sign-language')];
  expect(read(declared)).toEqual([
    { label, lines, note: `${t('accessible.declared')} · ven. 13 nov. · ${t('accessible.rest')}` },
  ]);
  expect(read({ ...declared, accessibilityAt: null, source: 'openagenda' })).toEqual([
    { label, lines, note: `${t('accessible.source', { name: 'OpenAgenda' })} · ${t('accessible.rest')}` },
  ]);
});

test('what is not declared is unknown, never a yes', () => {
  expect(read({})).toEqual([{ label, lines: [t('accessible.unknown')] }]);
});

test('an event without a place shows only what it declares', () => {
  expect(read({ location: 'En ligne' })).toEqual([]);
  expect(read({ location: 'En ligne', accessibility: ['audio-description'] })).toMatchObject([
    { lines: [t('taxonomy:audio-description')] },
  ]);
});
