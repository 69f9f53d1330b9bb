import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const release = { file: 'lively-9.9.9.abcdef01.js', integrity: 'sha384-abc' };

function answerRelease(body: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
}

test('the chosen options are in the tag and in the preview, and French tastes become slugs', async () => {
  answerRelease(JSON.stringify(release));
  const { user, page } = await renderRoute('/widgets');
  await page().findByText(/lively-9\.9\.9/);
  await user.selectOptions(page().getByLabelText(startsWith(t('profile:form.fields.bio'))), 'compact');
  await user.type(page().getByLabelText(/^Ville/), 'Lyon');
  await user.type(page().getByLabelText(/^Goûts/), 'Expositions');
  const tag = page().getByText(/<lively-events/);
  for (const text of ['layout="compact"', 'city="Lyon"', 'tags="exhibitions=Expositions"', 'integrity="sha384-abc"'])
    expect(tag).toHaveTextContent(text);
  const widget = tag.ownerDocument.querySelector('lively-events');
  expect(widget).toHaveAttribute('layout', 'compact');
  expect(widget).toHaveAttribute('city', 'Lyon');
});

test('the page lists the sources that a content security policy must allow', async () => {
  answerRelease(JSON.stringify(release));
  const { page } = await renderRoute('/widgets');
  const policy = await page().findByText(/^script-src/);
  for (const source of [`script-src ${location.origin}`, 'connect-src http', `img-src ${location.origin} data:`])
    expect(policy).toHaveTextContent(source);
});

test('a widget of one event has its own attributes', async () => {
  answerRelease(JSON.stringify(release));
  const { user, page } = await renderRoute('/widgets');
  await user.click(await page().findByRole('radio', { name: 'Un seul événement' }));
  await user.type(page().getByLabelText(/^Événement/), 'abc');
  expect(page().queryByLabelText(/^Ville/)).not.toBeInTheDocument();
  expect(await page().findByText(/<lively-event event-id/)).toHaveTextContent('event-id="abc"');
});

test('the tag is copied, and a message helps if the browser refuses', async () => {
  answerRelease(JSON.stringify(release));
  const { user, page } = await renderRoute('/widgets');
  await page().findByText(/lively-9\.9\.9/);
  await user.click(page().getByRole('button', { name: 'Copier la balise' }));
  expect(await page().findByText('Balise copiée.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('<lively-events');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await user.click(page().getByRole('button', { name: 'Copier la balise' }));
  expect(await page().findByText(/sélectionnez le texte/)).toBeInTheDocument();
});

test('the tag contains the latest file without a hash if the server has no release', async () => {
  answerRelease('<!doctype html>');
  const { page } = await renderRoute('/widgets');
  const tag = await page().findByText(/embed\/lively\.js/);
  expect(tag).not.toHaveTextContent('integrity');
});
