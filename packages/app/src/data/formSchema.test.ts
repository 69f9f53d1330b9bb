import { findProblems } from '@lively/machines';
import { object } from 'valibot';
import { expect, test } from 'vitest';
import { emailText, linkText, requiredText } from './formSchema';

const schema = object({ name: requiredText, email: emailText, link: linkText });
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

test.each(['javascript:alert(1)', 'data:text/html,x', 'www.lively.fr', 'https://', 'ftp://lively.fr'])(
  '“%s” is refused as a link',
  (link) => {
    expect(findProblems(schema, { ...values, link })).toEqual({ link: 'link' });
  },
);

test.each(['', ' ', ' https://lively.fr/zoe ', 'http://lively.fr', 'HTTP://lively.fr?a=1#b'])(
  '“%s” is accepted as a link',
  (link) => {
    expect(findProblems(schema, { ...values, link })).toEqual({});
  },
);
