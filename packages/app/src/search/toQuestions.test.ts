import { expect, test, vi } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { type ExploreState, formatExploreState, parseExploreState } from './exploreState';
import { toQuestions } from './toQuestions';

const { getFixedT } = await createTestI18n('fr', ['explore', 'taxonomy']);
const t = getFixedT<['explore', 'common', 'taxonomy']>(null, ['explore', 'common', 'taxonomy']);

const toHref = (state: ExploreState) => `/explore?${formatExploreState(state)}`;
/** Monday 30 November 2026. */
const now = Date.parse('2026-11-30T09:00:00Z');

function ask(label: string) {
  const words = '[category:concert] [?:près de Sainte-Colombe]';
  const choose = vi.fn();
  const state = parseExploreState(
    new URLSearchParams({ q: 'Orelsan près de Sainte-Colombe', category: 'music', words }),
  );
  const option = { label, changed: { commune: '69189', radius: 20, city: null } } as const;
  const questions = toQuestions(state, [{ phrase: 'près de Sainte-Colombe', options: [option] }], {
    t,
    language: 'fr',
    now,
    toHref,
    choose,
  });
  return { question: questions[0], choose };
}

test('an answered question sets the filters and removes its words from the text', () => {
  const { question, choose } = ask('69');
  expect(question?.label.replace(/[\u2066-\u2069]/g, '')).toBe(
    '«\u202fprès de Sainte-Colombe\u202f»\u00a0: quelle commune\u202f?',
  );
  question?.options[0]?.onChoose();
  expect(choose).toHaveBeenCalledWith({
    commune: '69189',
    radius: 20,
    city: null,
    text: 'Orelsan',
    markedLine: '[category:concert] [commune:près de Sainte-Colombe]',
  });
});

test.each([
  ['69', 'Rhône (69)'],
  ['984', 'Département 984'],
])('communes of the same name are distinguished by their department: %s', (code, label) => {
  expect(ask(code).question?.options.map((option) => option.label)).toEqual([label]);
});

test.each([
  [
    'mardi et jeudi',
    { days: ['2026-12-01', '2026-12-01'], day: 'all' },
    { days: ['2026-12-03', '2026-12-03'], day: 'all' },
    'quels jours\u202f?',
    ['mardi 1er décembre', 'jeudi 3 décembre'],
  ],
  [
    'ce soir ou samedi matin',
    { day: 'tonight', days: null },
    { days: ['2026-12-05', '2026-12-05'], day: 'all', hours: ['06:00', '12:00'] },
    'quels jours\u202f?',
    ['Ce soir', 'samedi 5 décembre\u00a0: Début entre 06:00 et 12:00'],
  ],
  ['dans le 3e', { areas: ['75103'] }, { areas: ['69383'] }, 'quelle commune\u202f?', ['Paris 3e', 'Lyon 3e']],
] as const)('days and districts are named in the question about «%s»', (phrase, first, second, question, labels) => {
  const state = parseExploreState(new URLSearchParams({ q: phrase, words: `[?:${phrase}]` }));
  const options = [first, second].map((changed) => ({ label: JSON.stringify(changed), changed }));
  const [asked] = toQuestions(state, [{ phrase, options }], { t, language: 'fr', now, toHref, choose: () => {} });
  expect(asked?.label).toContain(question);
  expect(asked?.options.map(({ label }) => label)).toEqual(labels);
});
