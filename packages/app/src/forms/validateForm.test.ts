import { expect, test } from 'vitest';
import { validateForm } from './validateForm';

test('what is needed is asked for, spaces are nothing', () => {
  expect(validateForm({ name: ' ', email: '', link: '' }, ['link'])).toEqual({ name: 'required', email: 'required' });
});

test.each(['zoe', 'zoe@', '@lively.fr', 'zoe@lively', 'zoe martin@lively.fr', `${'z'.repeat(250)}@lively.fr`])(
  '«%s» is nobody’s email address',
  (email) => {
    expect(validateForm({ email })).toEqual({ email: 'email' });
  },
);

test.each(['zoe@lively.fr', ' zoe+affiches@sous.domaine.example ', 'zoé@événements.fr'])('«%s» may be one', (email) => {
  expect(validateForm({ email })).toEqual({});
});
