import { expect, test } from 'vitest';
import { StartError } from '../startup/StartError.ts';
import { parseSettings } from './parseSettings.ts';

const primary = { DATABASE_URL: 'postgres://lively:a@one/lively' };

test('a copy of .env.example has the defaults, which are those of a server on this machine', () => {
  const settings = parseSettings({ VITE_SITE_URL: '', LIVELY_SEED: '', PORT: '', SMTP_URL: '', PATH: '/bin' });
  expect(settings).toEqual({
    PORT: 4173,
    LIVELY_MAILBOX: false,
    LIVELY_PROXY: false,
    LIVELY_SEED: true,
    VITE_ACCOUNT_DELETION: false,
    VITE_PHONE_FACTOR: false,
    VITE_STATIC_HOST: false,
    DATABASE_READ_MAX_LAG: 5,
    OTEL_SERVICE_NAME: 'lively',
    LIVELY_IMAGE: 'lively',
    providers: [],
  });
});

test('values are parsed: switches, numbers, the origin of a URL, the replicas', () => {
  const list = 'postgres://lively:a@two/lively, postgresql://lively:a@three:6432/lively';
  expect(
    parseSettings({
      ...primary,
      LIVELY_SEED: 'off',
      LIVELY_PROXY: 'on',
      PORT: '8080',
      VITE_SITE_URL: 'https://Agenda.example/',
      DATABASE_READ_URLS: list,
      DATABASE_READ_MAX_LAG: '30',
      MAIL_FROM: 'lively@localhost',
      SMTP_URL: 'smtps://lively:a%40b@smtp.example:465',
      LIVELY_STORAGE: 's3://pictures?endpoint=http://localhost:4568',
    }),
  ).toMatchObject({
    LIVELY_SEED: false,
    LIVELY_PROXY: true,
    PORT: 8080,
    VITE_SITE_URL: 'https://agenda.example',
    DATABASE_READ_URLS: ['postgres://lively:a@two/lively', 'postgresql://lively:a@three:6432/lively'],
    DATABASE_READ_MAX_LAG: 30,
  });
});

test.each([
  ['LIVELY_SEED', 'false', 'LIVELY_SEED is "false". It takes on or off.'],
  ['LIVELY_SEED', 'Off', 'LIVELY_SEED is "Off". It takes on or off.'],
  ['LIVELY_PROXY', '1', 'LIVELY_PROXY is "1". It takes on or off.'],
  ['VITE_STATIC_HOST', 'true', 'VITE_STATIC_HOST is "true". It takes on or off.'],
  ['PORT', '0', 'PORT is "0". It takes a whole number from 1 to 65535.'],
  ['PORT', '0x1F', 'PORT is "0x1F". It takes a whole number from 1 to 65535.'],
  ['DATABASE_READ_MAX_LAG', 'soon', 'DATABASE_READ_MAX_LAG is "soon". It takes a whole number from 2 to 86400.'],
  ['MAIL_FROM', 'Lively', 'MAIL_FROM is "Lively". It takes an address: bonjour@<site>.'],
  ...['agenda.mairie.example', 'localhost:4173', 'https:agenda.example', 'ftp://agenda.example'].map((value) => [
    'VITE_SITE_URL',
    value,
    `VITE_SITE_URL is "${value}". It takes a URL with its scheme and without a path: https://<site>.`,
  ]),
  ...['https://mairie.example/agenda', 'https://mairie.example/?a', 'https://mairie.example/#a'].map((value) => [
    'VITE_SITE_URL',
    value,
    `VITE_SITE_URL is "${value}". It takes a URL with its scheme and without a path: https://<site>.`,
  ]),
  [
    'VITE_SUPABASE_URL',
    'https://x.supabase.co/rest/v1',
    'VITE_SUPABASE_URL is "https://x.supabase.co/rest/v1". It takes a URL with its scheme and without a path: https://<ref>.supabase.co.',
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318". It takes a URL with its scheme: http://<collector>:4318.',
  ],
])('%s=%s is refused with the values of the setting', (name = '', value = '', line = '') => {
  expect(() => parseSettings({ [name]: value })).toThrow(new StartError(line));
});

test.each([
  ['SMTP_URL', 'smtp.example:465'],
  ['SMTP_URL', 'https://lively:zut@smtp.example'],
  ['SMTP_URL', 'smtps://lively:zut@smtp.example/mails'],
  ['SMTP_URL', 'smtps://lively:zut%@smtp.example'],
  ['DATABASE_URL', 'postgres://lively:50%zut@one/lively'],
  ['DATABASE_URL', 'mysql://lively:zut@one/lively'],
  ['DATABASE_URL', 'postgres://lively:zut@one'],
  ['DATABASE_READ_URLS', 'postgres://lively:a@two/lively,mysql://lively:zut@three/lively'],
  ['LIVELY_METRICS_TOKEN', 'zut'],
  ['LIVELY_SESSION_SECRET', 'zut'],
  ['LIVELY_STORAGE', 's3://key:zut@bucket'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_zut'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', legacyKey('service_role')],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'zut'],
])('%s=%s is refused in one line that does not show the secret', (name, value) => {
  const parse = () => parseSettings({ ...primary, [name]: value });
  expect(parse).toThrow(new RegExp(`^${name} [^\\n]*takes [^\\n]+\\.$`));
  expect(parse).not.toThrow('zut');
});

test.each(['sb_publishable_abc', legacyKey('anon')])('a key for browsers is accepted: %s', (key) => {
  const project = { VITE_SUPABASE_URL: 'https://x.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: key };
  expect(parseSettings(project).VITE_SUPABASE_PUBLISHABLE_KEY).toBe(key);
});

/** Writes a key of a project from before publishable keys: a token that names its role. */
function legacyKey(role: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { iss: 'supabase', role },
  ];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'zut'].join('.');
}

test.each([
  [{ DATABASE_READ_URLS: 'postgres://lively:a@two/lively' }, /^DATABASE_READ_URLS names replicas, and DATABASE_URL no/],
  [{ SMTP_URL: 'smtps://smtp.example' }, /^SMTP_URL needs MAIL_FROM beside it/],
])('%j is refused without the setting that it needs', (environment, line) => {
  expect(() => parseSettings(environment)).toThrow(line);
});

test.each([
  ['LIVELY_SEDE', 'LIVELY_SEED'],
  ['LIVELY_SITE_URL', 'VITE_SITE_URL'],
  ['LIVELY_SEED_FILE', 'LIVELY_SEED'],
  ['VITE_SITEURL', 'VITE_SITE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SMPT_URL_FILE', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['OIDC_ACME_SECRET', 'OIDC_<NAME>_ISSUER'],
  ['lively_seed', 'LIVELY_SEED'],
  ['Lively_Seed', 'LIVELY_SEED'],
  ['vite_site_url', 'VITE_SITE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['Database_Url_File', 'DATABASE_URL'],
  ['oidc_acme_issuer', 'OIDC_<NAME>_ISSUER'],
])('the unknown name %s is refused, also without a value', (name, meant) => {
  for (const value of ['', 'on'])
    expect(() => parseSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is no setting of Lively\\. Is it ${meant}[^\\n]*\\.$`),
    );
});

test('variables of other programs are accepted', () => {
  const others = {
    HOME: '/srv',
    LOG_FILE: '/nowhere',
    DATABASE_HOST: 'one',
    DATABASE_PASSWORD_FILE: '/run/secrets/database_password',
    SMTP_HOST: 'smtp.example',
    SITE_URL: 'https://other.example',
    PGHOST: 'one',
    OTEL_EXPORTER_OTLP_HEADERS: 'a=b',
    AWS_SESSION_TOKEN: 'a',
    LIVELY_KEY: 'the key in the examples of the API page',
    VITE_USER_NODE_ENV: 'production',
    no_proxy: 'localhost',
    npm_config_cache: '/srv/cache',
    // Kubernetes sets these for a service with the name "lively".
    LIVELY_SERVICE_HOST: '10.0.0.1',
    LIVELY_SERVICE_PORT: '4173',
    LIVELY_PORT: 'tcp://10.0.0.1:4173',
    LIVELY_PORT_4173_TCP: 'tcp://10.0.0.1:4173',
    LIVELY_PORT_4173_TCP_ADDR: '10.0.0.1',
  };
  expect(() => parseSettings(others)).not.toThrow();
});
