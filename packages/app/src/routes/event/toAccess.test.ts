import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toAccess } from './toAccess';

const i18n = await createTestI18n('fr', ['event', 'taxonomy']);
const t = i18n.getFixedT<['event', 'common', 'taxonomy']>('fr', ['event', 'common', 'taxonomy']);

test('what is declared is shown with who declares it', () => {
  expect(toAccess(createEvent({ accessibility: ['mobility', 'hearing'] }), t)).toEqual([
    {
      label: t('facts.accessible'),
      lines: [t('accessible.mobility'), t('accessible.hearing')],
      note: t('accessible.declared'),
    },
  ]);
});

test('what is not declared is unknown, never a yes', () => {
  expect(toAccess(createEvent(), t)).toEqual([{ label: t('facts.accessible'), lines: [t('accessible.unknown')] }]);
});

test('an event without a place has none', () => {
  expect(toAccess(createEvent({ location: 'En ligne' }), t)).toEqual([]);
});
