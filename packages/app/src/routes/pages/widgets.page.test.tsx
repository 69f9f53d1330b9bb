import { beforeEach, expect, test, vi } from 'vitest';
import { type BackendOverrides, jazz } from '../../test/createTestBackend';
import { renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const release = {
  file: 'lively-9.9.9.abcdef01.js',
  integrity: 'sha384-abc',
  complete: { file: 'lively-complete-9.9.9.abcdef01.js', integrity: 'sha384-def' },
};
/** The answers of the site, by the beginning of their path. */
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = { '/embed/release.json': release };
  vi.stubGlobal('CSS', { supports: (_: string, value: string) => value.startsWith('#') });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const found = Object.entries(answers).find(([path]) => String(input).startsWith(path));
    return found ? Response.json(found[1]) : new Response('<!doctype html>');
  });
});

/** A text as Testing Library reads it on a page: with plain spaces. */
const seen = (text: string) => text.replace(/\s+/g, ' ');

const openBuilder = (search = '') => openBuilderWith(search);

async function openBuilderWith(search: string, overrides: BackendOverrides = {}) {
  const opened = await renderRoute(`/widgets${search}`, overrides);
  await opened.page().findAllByRole('button', { name: startsWith(t('widgetBuilder:snippet.copy')) });
  const main = () =>
    opened
      .page()
      .getByRole('radio', { name: t('widgetBuilder:snippet.editors.html') })
      .closest('main') as HTMLElement;
  return { ...opened, widget: () => main().querySelector<HTMLElement>('lively-events, lively-event') };
}

test('the chosen view and filters are in the URL, the preview and the tag', async () => {
  const { user, page, widget, shownPath } = await openBuilder();
  expect(await page().findByText('2 événements')).toBeInTheDocument();
  await user.click(page().getByRole('radio', { name: t('widgetBuilder:views.options.grid.label') }));
  await user.click(page().getByRole('radio', { name: startsWith(t('taxonomy:music')) }));
  expect(await page().findByText('1 événement')).toBeInTheDocument();
  expect(shownPath()).toBe('/widgets?category=music&layout=grid');
  const tag = page().getByText(/<lively-events/);
  for (const text of ['layout="grid"', 'category="music"', 'integrity="sha384-abc"'])
    expect(tag).toHaveTextContent(text);
  expect(widget()).toHaveAttribute('layout', 'grid');
  expect(widget()).toHaveAttribute('category', 'music');
});

test('a sentence becomes filters, and « near me » a button of the widget', async () => {
  const { user, page, widget, shownPath } = await openBuilder();
  const field = page().getByRole('searchbox', { name: t('widgetBuilder:events.sentence') });
  await user.type(field, 'musique gratuite près de moi{Enter}');
  await vi.waitFor(() => expect(widget()).toHaveAttribute('filters', 'category=music&price=0'));
  expect(widget()).toHaveAttribute('locate');
  expect(page().getByRole('switch')).toBeChecked();
  await user.click(page().getByRole('button', { name: t('explore:reset') }));
  expect(widget()).not.toHaveAttribute('filters');
  expect(shownPath()).toBe('/widgets?locate=on');
});

test('the events of a venue are counted from the list for other sites', async () => {
  answers['/widget/explore.json?venue=Le+Trianon&limit=100'] = { events: [{}, {}, {}] };
  const { user, page, widget } = await openBuilder();
  await user.type(page().getByLabelText(startsWith(t('widgetBuilder:venue.label'))), 'Le Trianon');
  expect(await page().findByText('3 événements')).toBeInTheDocument();
  expect(widget()).toHaveAttribute('venue', 'Le Trianon');
});

test('a widget of one event has the id in the URL of its page, and no filters', async () => {
  const { user, page, widget } = await openBuilder('?category=music');
  await user.click(page().getByRole('radio', { name: t('widgetBuilder:views.options.event.label') }));
  expect(page().queryByLabelText(startsWith(t('widgetBuilder:venue.label')))).not.toBeInTheDocument();
  const field = page().getByLabelText(startsWith(t('widgetBuilder:event.label')));
  await user.type(field, 'x y');
  expect(page().getByText(seen(t('widgetBuilder:event.error')))).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, `${location.origin}/event/${jazz.id}`);
  expect(widget()).toHaveAttribute('event-id', jazz.id);
  expect(widget()).not.toHaveAttribute('category');
});

test('a typed event that is not on this site is a fault, and no attribute', async () => {
  const { user, page, widget } = await openBuilder(`?layout=event&event=${jazz.id.replace('17', '99')}`);
  expect(await page().findByText(seen(t('widgetBuilder:event.missing')))).toBeInTheDocument();
  expect(widget()).not.toHaveAttribute('event-id');
  const field = page().getByLabelText(startsWith(t('widgetBuilder:event.label')));
  await user.clear(field);
  await user.paste(`https://evil.example/event/${jazz.id}`);
  expect(page().getByText(seen(t('widgetBuilder:event.elsewhere', { host: 'evil.example' })))).toBeInTheDocument();
  expect(widget()).not.toHaveAttribute('event-id');
});

test('the number of an event becomes its id, and its title the name of the frame', async () => {
  const { page } = await openBuilderWith('?layout=event&event=23&editor=frame', {
    events: { findEvent: async (id) => (id === '23' ? jazz : null) },
  });
  const frame = await page().findByText(/<iframe/);
  await vi.waitFor(() => expect(frame).toHaveTextContent(`title="${jazz.title}"`));
  expect(frame).toHaveTextContent(`/widget/event/${jazz.id}"`);
});

test('the link and the name of the frame are in the language of the widget, and name the list', async () => {
  const { user, page } = await openBuilder('?editor=frame&language=en&city=Lyon&date=weekend&price=0');
  const code = await page().findByText(/<iframe/);
  expect(code).toHaveTextContent('title="Events: This weekend · Lyon · Free"');
  await user.click(page().getByRole('radio', { name: t('widgetBuilder:snippet.editors.html') }));
  expect(page().getByText(/<lively-events/)).toHaveTextContent(
    `<a href="${location.origin}/en/explore?city=Lyon&amp;date=weekend&amp;price=0">Events on Lively</a>`,
  );
  await user.selectOptions(page().getByRole('combobox', { name: t('widgetBuilder:look.language') }), '');
  expect(page().getByText(/<lively-events/)).toHaveTextContent(t('widgetBuilder:link'));
});

test('filters that find nothing can be removed one by one', async () => {
  const { user, page, shownPath } = await openBuilder('?category=sport&city=Cahors');
  await user.click(await page().findByRole('button', { name: /1 événement$/ }));
  expect(shownPath()).toBe('/widgets?category=sport');
});

test('the hint of the name says what an editor counts, and the feeds of one event what they contain', async () => {
  const { user, page } = await openBuilder('?layout=event');
  const choose = (name: 'wordpress' | 'mail' | 'feeds') =>
    user.click(page().getByRole('radio', { name: t(`widgetBuilder:snippet.editors.${name}`) }));
  const hint = (key: 'hint' | 'hintOpened') =>
    seen(t(`widgetBuilder:snippet.partner.${key}`, { url: `${location.host}/partner` }));
  expect(page().getByText(hint('hint'))).toBeInTheDocument();
  for (const editor of ['wordpress', 'mail'] as const) {
    await choose(editor);
    expect(page().getByText(hint('hintOpened'))).toBeInTheDocument();
    expect(page().queryByText(hint('hint'))).not.toBeInTheDocument();
  }
  await choose('feeds');
  expect(page().getByText(seen(t('widgetBuilder:snippet.texts.allFeeds')))).toBeInTheDocument();
});

test('pasted variables become colours, with their contrast', async () => {
  const { user, page, widget } = await openBuilder();
  await user.click(page().getByLabelText(seen(t('widgetBuilder:look.styles.label'))));
  await user.paste(':root { --page-background: #ffffff; --text: #cccccc; --body-font: Georgia, serif }');
  expect(page().getByText('3 variables lues.')).toBeInTheDocument();
  const styleOf = (name: string) => widget()?.style.getPropertyValue(name);
  expect(styleOf('--lively-ground')).toBe('var(--page-background, #ffffff)');
  expect(
    page().getByText(/^Texte sur fond, tous les thèmes\s: 1,6:1\. Trop faible\s: il faut 4,5:1\.$/),
  ).toBeInTheDocument();
  await user.selectOptions(page().getByRole('combobox', { name: t('widgetBuilder:look.colors.ink') }), '');
  expect(styleOf('--lively-ink')).toBe('');
  await user.type(page().getByRole('textbox', { name: t('widgetBuilder:look.colors.accent') }), 'pinkish');
  expect(page().getByText(seen(t('widgetBuilder:look.colors.error')))).toBeInTheDocument();
});

test('the snippet is copied, and a message helps if the browser refuses', async () => {
  const { user, page } = await openBuilder('?editor=wordpress&city=Lyon');
  const copy = page().getByRole('button', { name: new RegExp(t('widgetBuilder:snippet.blocks.shortcode')) });
  await user.click(copy);
  expect(await page().findByText(t('widgetBuilder:snippet.copied'))).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`[lively url="${location.origin}/explore?city=Lyon"]`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await user.click(copy);
  expect(await page().findByText(seen(t('widgetBuilder:snippet.refused')))).toBeInTheDocument();
});

test('an editor says what it cannot show', async () => {
  const { user, page } = await openBuilder('?editor=wordpress&layout=month');
  expect(page().queryByText(seen(t('widgetBuilder:snippet.limits.wordpress')))).not.toBeInTheDocument();
  await user.click(page().getByRole('radio', { name: t('widgetBuilder:views.options.grid.label') }));
  expect(page().getByText(seen(t('widgetBuilder:snippet.limits.wordpress')))).toBeInTheDocument();
});

test('the checker says what is wrong on a page, and when nothing is', async () => {
  const { user, page } = await openBuilder();
  const code = page().getByText(/<lively-events/).textContent ?? '';
  const field = page().getByLabelText(startsWith(t('widgetBuilder:checker.label')));
  const check = page().getByRole('button', { name: t('widgetBuilder:checker.submit') });
  await user.click(field);
  await user.paste(code.replace(' crossorigin="anonymous"', '').replace('crossorigin="anonymous"', ''));
  await user.click(check);
  expect(await page().findByText('1 problème')).toBeInTheDocument();
  expect(page().getByText(t('widgetBuilder:faults.crossorigin.title'))).toBeInTheDocument();
  await user.clear(field);
  await user.paste(code);
  await user.click(check);
  expect(await page().findByText(seen(t('widgetBuilder:checker.none')))).toBeInTheDocument();
});

test('the checker asks for HTML, and guesses what a misspelt name and a value mean', async () => {
  const { user, page } = await openBuilder();
  const check = page().getByRole('button', { name: t('widgetBuilder:checker.submit') });
  await user.click(check);
  expect(await page().findByText(seen(t('widgetBuilder:checker.empty')))).toBeInTheDocument();
  await user.click(page().getByLabelText(startsWith(t('widgetBuilder:checker.label'))));
  await user.paste('<lively-events layuot="grid" accent="notacolor"></lively-events>\n'.repeat(2));
  await user.click(check);
  const guess = seen(t('widgetBuilder:checker.nearest', { name: 'layout' }));
  expect(await page().findByText((text) => seen(text).endsWith(guess))).toBeInTheDocument();
  expect(page().getByText((text) => seen(text).includes(seen(t('widgetBuilder:accepted.accent'))))).toBeInTheDocument();
  expect(
    page().getAllByText(seen(t('widgetBuilder:checker.lines', { times: '2', number: '1' })).trim()),
  ).not.toHaveLength(0);
});

test('the tag contains the latest file without a hash if the server has no release', async () => {
  answers = {};
  const { page } = await openBuilder();
  const tag = page().getByText(/embed\/lively\.js/);
  expect(tag).not.toHaveTextContent('integrity');
});
