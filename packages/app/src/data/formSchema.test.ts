import { findProblems } from '@lively/machines';
import { object } from 'valibot';
import { expect, test } from 'vitest';
import { emailText, optionalText, requiredText } from './formSchema';

const schema = object({ name: requiredText, email: emailText, link: optionalText });
const values = { name: 'Zoé', email: 'zoe@lively.fr', link: '' };

test('a required text that contains only spaces is missing', () => {
  expect(findProblems(schema, { name: ' ', email: '', link: '' })).toEqual({ name: 'required', email: 'required' });
});

test.each(['zoe', 'zoe@', '@lively.fr', 'zoe@lively', 'zoe martin@lively.fr', `${'z'.repeat(250)}@lively.fr`])(
  '“%s” is refused as an email address',
  (email) => {
    expect(findProblems(schema, { ...values, email })).toEqual({ email: 'email' });
  },
);

test.each(['zoe@lively.fr', ' zoe+affiches@sous.domaine.example ', 'zoé@événements.fr', "o'hara@lively.fr"])(
  '“%s” is accepted as an email address',
  (email) => {
    expect(findProblems(schema, { ...values, email })).toEqual({});
  },
);
