import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretFiles } from './readSecretFiles';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lively-secrets-'));
  await writeFile(join(folder, 'token'), 'a secret = with # signs\n');
  await writeFile(join(folder, 'empty'), '');
});
afterAll(() => rm(folder, { recursive: true }));

function read(environment: Record<string, string | undefined>) {
  const read = { ...environment };
  readSecretFiles(read);
  return read;
}

test('a secret is read from its file, and other files are not opened', () => {
  const path = join(folder, 'token');
  const environment = {
    LIVELY_METRICS_TOKEN_FILE: path,
    OIDC_ACME_CLIENT_SECRET_FILE: path,
    PGPASSWORD_FILE: '',
    LOG_FILE: '/nowhere',
  };
  expect(read(environment)).toEqual({
    ...environment,
    LIVELY_METRICS_TOKEN: 'a secret = with # signs',
    OIDC_ACME_CLIENT_SECRET: 'a secret = with # signs',
  });
  expect(read({ SMTP_URL_FILE: join(folder, 'empty') }).SMTP_URL).toBe('');
});

test('a missing file and a variable that is set twice stop the start without being shown', () => {
  expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
    /none of SMTP_URL_FILE cannot be read \(ENOENT\)/,
  );
  const twice = () => read({ SMTP_URL: 'smtps://secret', SMTP_URL_FILE: join(folder, 'token') });
  expect(twice).toThrow('SMTP_URL and SMTP_URL_FILE are both set');
  expect(twice).not.toThrow(/smtps/);
});
