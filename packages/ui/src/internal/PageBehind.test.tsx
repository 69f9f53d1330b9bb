import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Modal } from '../components/Modal/Modal';
import { show } from '../conformance/describeConformance';

it('elements beside an open dialog cannot be focused, and live regions stay active', async () => {
  show(<Page />);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Partager'));
  expect(listHiddenStops()).toEqual([]);
  expect(document.querySelector('p[aria-live]')?.closest('[inert]')).toBeNull();

  const stops = new Set<string>();
  for (let presses = 0; presses < 4; presses++) {
    await act(() => userEvent.keyboard('{Tab}'));
    stops.add(document.activeElement?.textContent ?? '');
  }
  expect(stops).toContain('Copier');
  expect(stops).not.toContain('Ailleurs');

  await act(() => userEvent.click(document.querySelector('[role=dialog] button[aria-label=Fermer]') as HTMLElement));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <a href="#elsewhere">Ailleurs</a>
      <p aria-live="polite">Enregistré</p>
      <Modal open={isOpen} title="Partager" closeLabel="Fermer" onClose={() => setOpen(false)}>
        <button type="button">Copier</button>
      </Modal>
    </>
  );
}

/** Lists the focusable elements that are hidden from screen readers. */
function listHiddenStops() {
  const stops = document.querySelectorAll('a[href], button, input, [tabindex="0"]');
  return [...stops].filter((stop) => stop.closest('[aria-hidden=true]') && !stop.closest('[inert]'));
}
