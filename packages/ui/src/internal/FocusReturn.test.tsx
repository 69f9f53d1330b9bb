import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Modal } from '../components/Modal/Modal';
import { show } from '../conformance/describeConformance';
import { useListFocus } from './useListFocus';

const dialog = () => document.querySelector('[role=dialog]');
const focused = () => document.querySelector('body :focus')?.textContent;

for (const whileOpen of [true, false]) {
  const when = whileOpen ? 'while its question is open' : 'after its question has closed';

  it(`the focus moves to the next item, the last item or the title if an item is removed ${when}`, async () => {
    show(<Page removesWhileOpen={whileOpen} />);
    await remove('Aubade');
    await vi.waitFor(() => expect(focused()).toBe('Bal'));
    await remove('Concert');
    await vi.waitFor(() => expect(focused()).toBe('Bal'));
    await remove('Bal');
    await vi.waitFor(() => expect(focused()).toBe('Sorties'));
  });
}

it('the focus returns to the button that opened the dialog', async () => {
  show(<Page removesWhileOpen={false} />);
  await open('Bal');
  await act(() => userEvent.keyboard('{Escape}'));
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await vi.waitFor(() => expect(focused()).toBe('Supprimer Bal'));
});

async function open(name: string) {
  await act(() => userEvent.click(document.querySelector(`button[name=${name}]`) as HTMLElement));
  await vi.waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
}

async function remove(name: string) {
  await open(name);
  await act(() => userEvent.click(dialog()?.querySelector('button[name=confirm]') as HTMLElement));
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await vi.waitFor(() => expect(document.querySelector(`button[name=${name}]`)).toBeNull());
}

function Page({ removesWhileOpen }: { removesWhileOpen: boolean }) {
  const { title, container } = useListFocus();
  return (
    <main>
      <div {...container}>
        <h1 ref={title} tabIndex={-1}>
          Sorties
        </h1>
        <a href="#elsewhere">Ailleurs</a>
        <List removesWhileOpen={removesWhileOpen} />
      </div>
    </main>
  );
}

/** Renders without the page, like a list that is fetched again. */
function List({ removesWhileOpen }: { removesWhileOpen: boolean }) {
  const [names, setNames] = useState(['Aubade', 'Bal', 'Concert']);
  const [asked, setAsked] = useState<string>();
  const removeItem = () => setNames((known) => known.filter((name) => name !== asked));
  return (
    <>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
              <button type="button" name={name} onClick={() => setAsked(name)}>
                Supprimer {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Modal open={asked !== undefined} title="Supprimer ?" closeLabel="Fermer" onClose={() => setAsked(undefined)}>
        <button type="button" name="confirm" onClick={confirm}>
          Oui
        </button>
      </Modal>
    </>
  );

  function confirm() {
    if (removesWhileOpen) removeItem();
    else setTimeout(removeItem, 800);
    setAsked(undefined);
  }
}
