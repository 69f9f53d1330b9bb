import { act, type ReactElement, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from '../components/Combobox/Combobox';
import { LookupField } from '../components/LookupField/LookupField';
import { Modal } from '../components/Modal/Modal';
import { SearchCombobox } from '../components/SearchCombobox/SearchCombobox';
import { show } from '../conformance/describeConformance';

const choices = ['Nice', 'Paris'].map((name) => ({ value: name, label: name }));

const fields: readonly [name: string, element: ReactElement<object>, stops: readonly string[]][] = [
  [
    'Combobox',
    <Combobox
      key="combobox"
      label="Ville"
      name="city"
      options={choices}
      labels={{ open: 'Ouvrir', clear: 'Effacer', empty: 'Aucune' }}
      locale="fr"
      value={null}
      onValueChange={() => undefined}
    />,
    ['Voir', 'Fermer'],
  ],
  [
    'LookupField',
    <LookupField
      key="lookup"
      label="Ville"
      name="city"
      options={choices}
      state="ready"
      labels={{ clear: 'Effacer', none: 'Aucune', loading: 'Recherche', failed: 'Panne' }}
      value={null}
      onValueChange={() => undefined}
      onSearch={() => undefined}
    />,
    ['Voir', 'Fermer'],
  ],
  ['SearchCombobox', <Search key="search" />, ['Rechercher', 'Voir', 'Fermer']],
];

it.each(fields)(
  'an open list in a dialog adds no foreign button, and Tab reaches the next controls: %s',
  async (_, field, stops) => {
    show(
      <Modal
        open
        title="Où ?"
        closeLabel="Fermer"
        onClose={() => undefined}
        actions={<button type="button">Voir</button>}
      >
        {field}
      </Modal>,
    );
    await act(() => userEvent.click(find('[role=combobox]')));
    await act(() => userEvent.keyboard('{ArrowDown}'));
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(document.querySelectorAll('[role=option]')).toHaveLength(2);
    });

    const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=button]')].filter((button) =>
      button.checkVisibility(),
    );
    const words = buttons.map((button) => button.ariaLabel ?? button.textContent);
    expect(words.filter((word) => !['Ouvrir', 'Effacer', 'Rechercher', 'Voir', 'Fermer'].includes(word))).toEqual([]);

    const found: string[] = [];
    for (let step = 0; step < stops.length; step++) {
      await act(() => userEvent.tab());
      const { activeElement } = document;
      found.push(activeElement?.ariaLabel ?? activeElement?.textContent ?? '');
    }
    expect(found).toEqual(stops);
  },
);

function Search() {
  const [text, setText] = useState('');
  return (
    <SearchCombobox
      label="Rechercher"
      value={text}
      onChange={setText}
      submitLabel="Rechercher"
      onSubmit={() => undefined}
      groups={[{ label: 'Communes', items: choices.map((choice) => ({ ...choice, onSelect: () => undefined })) }]}
      status="2 suggestions"
    />
  );
}

function find(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement;
}
