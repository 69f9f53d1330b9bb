import { findCutStart } from '@lively/engine/focalPoint';
import { FocalPointPicker } from '@lively/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { jazz, lea } from '../../test/createTestBackend';
import { renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

/** The size of each picture, because jsdom loads none. */
let size = { width: 1200, height: 600 };

vi.stubGlobal(
  'Image',
  class {
    onload = () => {};
    naturalWidth = size.width;
    naturalHeight = size.height;
    set src(_url: string) {
      this.onload();
    }
  },
);

afterEach(() => vi.unstubAllEnvs());

const frames = [
  { label: 'Sur les cartes', ratio: 4 / 5 },
  { label: 'Sur la page', ratio: 3 / 2 },
];
const labels = { across: 'Largeur', up: 'Hauteur', percent: String, automatic: 'automatique', restore: 'Rétablir' };

test('the cuts of the form are those of the server, within two pixels', () => {
  const sides = fc.integer({ min: 200, max: 2_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  const picker = (src: string, value: { x: number; y: number }) => (
    <FocalPointPicker label="Cadrage" onValueChange={() => {}} {...{ frames, labels, src, value }} />
  );
  const { container, rerender } = render(picker('first', { x: 0, y: 0 }));
  fc.assert(
    fc.property(sides, sides, percent, percent, (width, height, x, y) => {
      size = { width, height };
      // The URL names the size, so that each run loads its picture.
      rerender(picker(`${width}x${height}`, { x, y }));
      const cuts = [...container.querySelectorAll<HTMLElement>('figure img')];
      for (const [index, { ratio }] of frames.entries()) {
        const [left = 0, top = 0] = (cuts[index]?.style.objectPosition ?? '').split(' ').map(Number.parseFloat);
        const isWide = width / height > ratio;
        const [side, cut] = isWide ? [width, height * ratio] : [height, width / ratio];
        const shown = ((isWide ? left : top) / 100) * (side - cut);
        const served = findCutStart(isWide ? x : y, side, Math.floor(cut));
        expect(Math.abs(shown - served)).toBeLessThan(2);
      }
    }),
    { numRuns: 200 },
  );
});

const image = 'http://localhost:4173/storage/v1/object/public/event-images/lea/1.webp';
const open = (url: string) =>
  renderRoute(`/event/${jazz.id}/edit`, {
    user: lea,
    events: { findEvent: async () => ({ ...jazz, image: url, imageText: '' }) },
    eventEditing: { saveEvent },
  });
const saveEvent = vi.fn(async () => {});
const findSlider = () => screen.findByRole('slider', { name: t('eventForm:focus.across'), hidden: true });

test('the focal point of a stored picture is moved, and stored in its URL', async () => {
  size = { width: 1200, height: 600 };
  const { user } = await open(`${image}#focus=42,18`);
  const slider = await findSlider();
  expect(slider).toHaveValue('42');
  expect(slider).toHaveAttribute('aria-valuetext', t('eventForm:focus.percent', { number: 42 }));
  fireEvent.change(slider, { target: { value: '60' } });
  await user.click(screen.getByRole('button', { name: t('eventForm:edit.submit') }));
  expect(saveEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ image: `${image}#focus=60,18`, picture: null }),
    expect.any(AbortSignal),
  );
});

test('the form shows the automatic cuts of the server, until a point is chosen', async () => {
  await open(image);
  const slider = await findSlider();
  expect(slider).toHaveAttribute('aria-valuetext', t('eventForm:focus.automatic'));
  const sources = () => [...(slider.closest('fieldset')?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset);
  expect(sources()).toEqual([
    expect.stringMatching(/-320\.avif.*-640\.avif/),
    expect.stringMatching(/-320\.webp/),
    expect.stringMatching(/-800\.avif.*-1280\.avif/),
    expect.stringMatching(/-800\.webp/),
  ]);
  fireEvent.change(slider, { target: { value: '60' } });
  expect(sources()).toEqual([]);
});

test.each([
  ['of another host, which the form does not show whole,', 'https://pictures.example/bal.jpg', ''],
  ['on a static host, which cuts none,', image, 'on'],
])('a picture %s has no point to move', async (_where, url, staticHost) => {
  vi.stubEnv('VITE_STATIC_HOST', staticHost);
  await open(url);
  await screen.findByText(t('eventForm:crop'));
  expect(screen.queryByRole('slider', { hidden: true })).not.toBeInTheDocument();
});
