import { expect, test } from 'vitest';
import { readProviders } from './readProviders.ts';

const zeta = {
  OIDC_ZETA_ISSUER: 'https://zeta.example',
  OIDC_ZETA_CLIENT_ID: 'lively',
  OIDC_ZETA_CLIENT_SECRET: 'secret of zeta',
};
const acme = {
  OIDC_ACME_CORP_ISSUER: 'https://acme.example/tenant',
  OIDC_ACME_CORP_CLIENT_ID: 'lively',
  OIDC_ACME_CORP_CLIENT_SECRET: 'secret of acme',
  OIDC_ACME_CORP_LABEL: 'Acme & Cie',
};

test('the providers have the order of the environment, with their names and labels', () => {
  expect(readProviders({ PATH: '/bin', ...zeta, ...acme })).toEqual([
    {
      name: 'zeta',
      label: 'Zeta',
      issuer: new URL('https://zeta.example'),
      clientId: 'lively',
      clientSecret: 'secret of zeta',
    },
    {
      name: 'acme_corp',
      label: 'Acme & Cie',
      issuer: new URL('https://acme.example/tenant'),
      clientId: 'lively',
      clientSecret: 'secret of acme',
    },
  ]);
  expect(readProviders({ PATH: '/bin' })).toEqual([]);
});

test.each([
  ['without a client id', { ...zeta, OIDC_ZETA_CLIENT_ID: '' }, 'OIDC_ZETA_CLIENT_ID'],
  ['without a secret', { ...zeta, OIDC_ZETA_CLIENT_SECRET: undefined }, 'OIDC_ZETA_CLIENT_SECRET'],
  ['without an issuer', { ...zeta, OIDC_ZETA_ISSUER: '' }, 'OIDC_ZETA_ISSUER is missing'],
  [
    'by plain http',
    { ...zeta, OIDC_ZETA_ISSUER: 'http://zeta.example' },
    'OIDC_ZETA_ISSUER is "http://zeta.example". It takes a URL',
  ],
  ['with an invalid URL', { ...zeta, OIDC_ZETA_ISSUER: 'zeta' }, 'OIDC_ZETA_ISSUER is "zeta". It takes a URL'],
  [
    'with the name of a way that Supabase Auth has',
    { OIDC_EMAIL_ISSUER: 'https://zeta.example', OIDC_EMAIL_CLIENT_ID: 'x', OIDC_EMAIL_CLIENT_SECRET: 'x' },
    'Choose another',
  ],
])('a provider %s stops the start with a solution', (_, environment, message) => {
  expect(() => readProviders(environment)).toThrow(message);
});

test('a provider on this machine can use plain http', () => {
  expect(readProviders({ ...zeta, OIDC_ZETA_ISSUER: 'http://localhost:9000' })).toHaveLength(1);
});
