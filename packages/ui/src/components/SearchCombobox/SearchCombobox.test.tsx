import { act, createRef, type Ref, useImperativeHandle, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import { SearchCombobox } from './SearchCombobox';

interface SearchProps {
  onSelect: (name: string) => void;
  onSubmit: () => void;
  /** Sets the suggestions. */
  offer: Ref<(names: string[]) => void>;
}

it('the list does not change while an option is highlighted, and Enter selects the option', async () => {
  const onSelect = vi.fn();
  const onSubmit = vi.fn();
  const offer = createRef<(names: string[]) => void>();
  show(<Search onSelect={onSelect} onSubmit={onSubmit} offer={offer} />);
  const field = document.querySelector('input') as HTMLInputElement;

  await act(() => userEvent.click(field));
  await listLoaded();
  await act(() => userEvent.keyboard('{ArrowDown}{ArrowDown}'));
  act(() => offer.current?.(['Toulon']));
  expect(listOptions()).toEqual(['Toulouse', 'Toulon']);
  await act(() => userEvent.keyboard('{Enter}'));
  expect(onSelect.mock.calls).toEqual([['Toulon']]);
  expect(onSubmit).not.toHaveBeenCalled();

  await act(() => userEvent.click(field));
  await act(() => userEvent.keyboard('{ArrowUp}'));
  expect(listOptions()).toEqual(['Toulon']);
  act(() => offer.current?.(['Toul']));
  expect(listOptions()).toEqual(['Toulon']);
  await act(() => userEvent.keyboard('{ArrowUp}'));
  expect(listOptions()).toEqual(['Toul']);
});

it('the open list does not hide the page, and closes when the field loses the focus', async () => {
  show(<Search onSelect={vi.fn()} onSubmit={vi.fn()} offer={createRef()} />);
  const page = document.body.appendChild(document.createElement('button'));
  await act(() => userEvent.click(document.querySelector('input') as HTMLElement));
  expect(listOptions()).toEqual(['Toulouse', 'Toulon']);
  expect(page.closest('[aria-hidden=true], [inert]')).toBeNull();
  expect(
    document.querySelectorAll('[aria-hidden=true] :is(a, button, input), [data-base-ui-focus-guard]'),
  ).toHaveLength(0);

  await act(() =>
    userEvent.click(document.querySelector('[role=listbox]') as HTMLElement, { position: { x: 2, y: 2 } }),
  );
  expect(listOptions()).toHaveLength(2);
  await act(() => userEvent.keyboard('{Tab}'));
  expect(listOptions()).toEqual([]);
  page.remove();
});

function Search({ onSelect, onSubmit, offer }: SearchProps) {
  const [names, setNames] = useState(['Toulouse', 'Toulon']);
  useImperativeHandle(offer, () => setNames);
  const items = names.map((name) => ({ value: name, label: name, onSelect: () => onSelect(name) }));
  return (
    <SearchCombobox
      label="Rechercher"
      value="toulon"
      submitLabel="Chercher"
      groups={[{ label: 'Communes', items }]}
      status={`${names.length} suggestions`}
      onChange={() => undefined}
      onSubmit={onSubmit}
    />
  );
}

/** Waits for the list, which is loaded on the first focus. */
function listLoaded() {
  return act(async () => void (await import('../../internal/ListPanel')));
}

function listOptions() {
  return [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
}
