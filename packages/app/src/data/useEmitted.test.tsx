import { render } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { emit, setup } from 'xstate';
import { useEmitted } from './useEmitted';

const machine = setup({
  types: { events: {} as { type: 'asked' }, emitted: {} as { type: 'answered' } },
}).createMachine({ on: { asked: { actions: emit({ type: 'answered' }) } } });

test('an event sent before the start is answered, and the answer goes to the latest listener', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  function Asking({ listener }: { listener: () => void }) {
    const actor = useActorRef(machine);
    useEmitted(actor, 'answered', listener);
    // A click right after the first paint does the same.
    useLayoutEffect(() => actor.send({ type: 'asked' }));
    return null;
  }
  const { rerender } = render(<Asking listener={first} />);
  expect(first).toHaveBeenCalledOnce();
  rerender(<Asking listener={second} />);
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
});
