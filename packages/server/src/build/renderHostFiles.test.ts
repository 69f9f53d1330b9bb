import { expect, test } from 'vitest';
import { headersFor } from '../site/headers/securityHeaders.ts';
import { renderHostFiles } from './renderHostFiles.ts';

const faq = '<style>.a{top:0}</style><script>let a</script>';
const supabaseUrl = 'https://project.supabase.co';
const files = renderHostFiles({
  pages: [
    { file: 'app.html', html: '<script>let app</script>' },
    { file: 'index.html', html: '' },
    { file: 'en/index.html', html: '' },
    { file: 'en/faq.html', html: faq },
    { file: '404.html', html: '' },
  ],
  languages: ['fr', 'en'],
  dynamicPaths: ['/explore', '/event/:id', '/event/:id/edit'],
  policy: { supabaseUrl, hasCaptcha: true },
});
const policy = headersFor(faq, { supabaseUrl, hasCaptcha: true })['Content-Security-Policy'] ?? '';

test('each page has its policy in the files of all hosts', () => {
  expect(policy).toContain(supabaseUrl);
  expect(policy).toContain('frame-src https://challenges.cloudflare.com');
  const [, ofFaq = ''] = (files._headers ?? '').split('/en/faq\n');
  expect(ofFaq.split('\n\n')[0]).toContain(`  Content-Security-Policy: ${policy}`);
  expect(files['.hosting/nginx.conf']).toContain(`add_header Content-Security-Policy "${policy}" always;`);
  expect(files['.hosting/Caddyfile']).toContain(`Content-Security-Policy \`${policy}\``);
});

test('the files contain the paths of the pages', () => {
  const paths = (files._headers ?? '').split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toEqual([
    ...['/', '/en', '/en/faq', '/explore', '/event/*', '/en/explore', '/en/event/*'],
    ...['/assets/*', '/embed/*', '/communes/*', '/.well-known/security.txt'],
  ]);
});

test('pages that the browser renders are redirected to the app', () => {
  expect(files._redirects?.split('\n')).toEqual(
    ['/explore', '/event/*', '/en/explore', '/en/event/*'].map((path) => `${path} /app.html 200`),
  );
  expect(files['.hosting/nginx.conf']).toMatch(/location \^~ \/event\/ \{[^}]*try_files \/app\.html =404;/);
});

test('the hosts serve the compressed files of the build', () => {
  expect(files['.hosting/nginx.conf']).toContain('\ngzip_static on;\ngzip_vary on;\n');
  expect(files['.hosting/Caddyfile']).toContain('file_server {\n  precompressed br gzip\n}\nhandle_errors');
});
