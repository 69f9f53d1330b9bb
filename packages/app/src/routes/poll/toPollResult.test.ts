import { expect, test } from 'vitest';
import { createPoll } from '../../test/createTestBackend';
import { createTestI18n } from '../../test/createTestI18n';
import { toPollResult } from './toPollOptions';

const now = Date.parse('2099-11-22T12:00:00Z');

async function readResult(answers: Record<string, 'yes' | 'maybe' | 'no'>, isClosed: boolean) {
  const i18n = await createTestI18n('fr', ['poll']);
  const t = i18n.getFixedT<['poll', 'common', 'taxonomy']>('fr', ['poll', 'common', 'taxonomy']);
  const tCommon = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
  const poll = createPoll({ isClosed, people: [{ name: 'Zoé', answers, isMe: false }] });
  return toPollResult(poll, { language: 'fr', now, city: null, tCommon }, t)?.texts;
}

test.each([true, false])('a tie is named with the rule that decides it (closed: %s)', async (isClosed) => {
  const { title, reason } = (await readResult({ jazz: 'yes', football: 'yes' }, isClosed)) ?? {};
  expect([title, reason]).toEqual([
    'Nuit du jazz',
    'un oui. Égalité avec une autre sortie\u00a0: celle qui commence le plus tôt l’emporte.',
  ]);
});

test('a clear result names no tie', async () => {
  expect((await readResult({ jazz: 'yes', football: 'maybe' }, true))?.reason).toBe('un oui');
});
