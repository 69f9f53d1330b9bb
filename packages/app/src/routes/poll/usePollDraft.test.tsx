import { PollScreen } from '@lively/ui/screens';
import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pollDraftStorage } from '../../device/pollDraftStorage';
import { createPoll } from '../../test/createTestBackend';
import { usePollDraft } from './usePollDraft';

const poll = createPoll();
const reader = { token: 'f'.repeat(43), answerToken: null, userId: null };

/** A poll whose form is mounted again for a draft, as on its page. */
function Page({ onHydrated }: { onHydrated: () => void }) {
  const { draft, store } = usePollDraft({ poll, isPlaceholder: false, reader, entry: undefined, formKey: 'form' });
  useEffect(onHydrated, [onHydrated]);
  const form = {
    state: 'idle',
    values: draft ?? { name: '', answers: {} },
    errors: {},
    attempt: 0,
    hidden: {},
    texts: {
      name: { label: 'name' },
      answers: [{ value: 'yes', label: 'yes' }],
      answerFor: (title) => title,
      submit: 'submit',
      sending: 'sending',
      failed: { title: 'failed', text: '' },
      answered: { title: 'answered', text: '' },
    },
    onSubmit() {},
    onEdit: store,
  } satisfies Extract<Parameters<typeof PollScreen>[0]['page'], { state: 'ready' }>['form'];
  const page = { state: 'ready', title: 'poll', lead: '', options: [], count: '', form, links: [] } as const;
  return <PollScreen key={String(draft !== null)} page={page} />;
}

test.each([
  ['Noé', 'Noé'],
  ['', 'Sam'],
])('with « %s » typed before hydration, the form of a draft by Sam contains « %s »', async (early, shown) => {
  pollDraftStorage.write(reader, { name: 'Sam', answers: {}, base: ['null'] });
  const onHydrated = vi.fn();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page onHydrated={onHydrated} />);
  document.body.append(container);
  const findName = () => container.querySelector<HTMLInputElement>('input[name="name"]');
  const name = findName();
  if (name) name.value = early;
  render(<Page onHydrated={onHydrated} />, { container, hydrate: true });
  await waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(findName()?.value).toBe(shown);
  expect(pollDraftStorage.read(reader)?.name).toBe(shown);
});
