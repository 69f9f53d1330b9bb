import { expect, test, vi } from 'vitest';
import { parseExploreState } from '../../search/exploreState';
import { createTestI18n } from '../../test/createTestI18n';
import { toQuestions } from './toQuestions';

const { getFixedT } = await createTestI18n('fr', ['explore', 'taxonomy']);
const t = getFixedT<['explore', 'common', 'taxonomy']>(null, ['explore', 'common', 'taxonomy']);

function ask(label: string) {
  const words = '[category:concert] [?:près de Sainte-Colombe]';
  const choose = vi.fn();
  const state = parseExploreState(
    new URLSearchParams({ q: 'Orelsan près de Sainte-Colombe', category: 'music', words }),
  );
  const option = { label, changed: { commune: '69189', radius: 20, city: null } } as const;
  const questions = toQuestions(state, [{ phrase: 'près de Sainte-Colombe', options: [option] }], {
    t,
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
