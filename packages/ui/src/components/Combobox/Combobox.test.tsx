import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import { Combobox } from './Combobox';

/** The module of the list is loaded only when the test allows it. */
const { network } = vi.hoisted(() => ({ network: { ...Promise.withResolvers<void>(), requests: 0 } }));
vi.mock('../../internal/ListPanel', async (importOriginal) => {
  network.requests += 1;
  await network.promise;
  return importOriginal();
});

it('Combobox loads its list with the first focus, and keeps the typed text until then', async () => {
  show(<City />);
  expect(network.requests).toBe(0);
  const field = document.querySelector('input') as HTMLInputElement;
  await act(() => userEvent.click(field));
  await eventually(() => expect(network.requests).toBe(1));

  await act(() => userEvent.keyboard('etien'));
  expect(listOptions()).toEqual([]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await act(async () => {
    network.resolve();
    await import('../../internal/ListPanel');
  });
  await eventually(() => expect(listOptions()).toEqual(['Saint-Étienne']));
  expect(document.activeElement).toBe(field);
  await act(() => userEvent.keyboard('{Enter}'));
  expect(field.value).toBe('Saint-Étienne');
});

it('Combobox opens and closes with its button, and highlights the chosen option', async () => {
  show(<City />);
  const button = document.querySelector('[aria-label=Ouvrir]') as HTMLElement;
  await act(() => userEvent.click(button));
  await eventually(() => expect(listOptions()).toHaveLength(3));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.activeElement).toBe(document.querySelector('input'));
  await act(() => userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}'));
  expect(document.querySelector('input')?.value).toBe('Paris');

  await act(() => userEvent.click(button));
  await eventually(() => expect(document.querySelector('[data-highlighted]')?.textContent).toBe('Paris'));
  await act(() => userEvent.click(button));
  await eventually(() => expect(listOptions()).toEqual([]));
});

function City() {
  const [value, setValue] = useState<string | null>(null);
  const options = ['Nice', 'Paris', 'Saint-Étienne'].map((name) => ({ value: name, label: name }));
  return (
    <Combobox
      label="Ville"
      name="city"
      options={options}
      labels={{ open: 'Ouvrir', clear: 'Effacer', empty: 'Aucune' }}
      locale="fr"
      value={value}
      onValueChange={setValue}
    />
  );
}

/** Lets React flush pending work, then asserts again. */
function eventually(assert: () => void) {
  return vi.waitFor(async () => {
    await act(async () => undefined);
    assert();
  });
}

function listOptions() {
  return [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
}
