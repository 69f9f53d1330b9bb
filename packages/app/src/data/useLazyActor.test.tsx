import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Actor, assign, createActor, emit, setup } from 'xstate';
import { type ActorModule, useLazyActor } from './useLazyActor';

const counter = setup({
  types: {
    context: {} as { total: number },
    input: {} as { total: number },
    events: {} as { type: 'added'; count: number },
    emitted: {} as { type: 'counted'; total: number },
  },
}).createMachine({
  context: ({ input }) => input,
  on: {
    added: {
      actions: [
        assign({ total: ({ context, event }) => context.total + event.count }),
        emit(({ context }) => ({ type: 'counted' as const, total: context.total })),
      ],
    },
  },
});

type Load = () => Promise<ActorModule<typeof counter, { total: number }>>;

const createCounter = (input: { total: number }): Actor<typeof counter> => createActor(counter, { input });
const loaded: Load = async () => ({ default: createCounter });
const failing = () => vi.fn<Load>().mockRejectedValueOnce(new Error('Down.')).mockImplementation(loaded);
const five = { total: 5 };

test('commands wait in order until the actor runs', async () => {
  const { result } = renderHook(() => useLazyActor(loaded, five));
  act(() => result.current.send({ type: 'added', count: 1 }));
  act(() => result.current.send({ type: 'added', count: 2 }));
  expect(result.current.queue).toHaveLength(2);
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(8));
  expect(result.current.queue).toHaveLength(0);
});

test('commands wait for an input, and can be dropped', async () => {
  const { result, rerender } = renderHook((input: typeof five | null) => useLazyActor(loaded, input), {
    initialProps: null as typeof five | null,
  });
  act(() => result.current.send({ type: 'added', count: 1 }));
  act(() => result.current.clear());
  rerender(five);
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(5));
});

test('a command is converted to an event when the actor receives it', async () => {
  const toEvent = (command: 'double', { context }: { context: { total: number } }) => ({
    type: 'added' as const,
    count: command === 'double' ? context.total : 0,
  });
  const { result } = renderHook(() => useLazyActor<typeof counter, typeof five, 'double'>(loaded, five, { toEvent }));
  act(() => result.current.send('double'));
  act(() => result.current.send('double'));
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(20));
});

test('the latest listener receives the emitted event and the snapshot of that moment', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook((listener) => useLazyActor(loaded, five, { on: { counted: listener } }), {
    initialProps: first,
  });
  rerender(second);
  act(() => result.current.send({ type: 'added', count: 1 }));
  await waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(second.mock.calls[0]).toMatchObject([{ type: 'counted', total: 6 }, { context: { total: 6 } }]);
  expect(first).not.toHaveBeenCalled();
});

test('a new input stops the actor and starts another', async () => {
  const actors: Actor<typeof counter>[] = [];
  const load: Load = async () => ({
    default: (input) => {
      const actor = createCounter(input);
      actors.push(actor);
      return actor;
    },
  });
  const { result, rerender, unmount } = renderHook((input) => useLazyActor(load, input), { initialProps: five });
  await waitFor(() => expect(result.current.snapshot).toBeDefined());
  rerender({ total: 7 });
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(7));
  expect(actors.map((actor) => actor.getSnapshot().status)).toEqual(['stopped', 'active']);
  unmount();
  expect(actors.at(-1)?.getSnapshot().status).toBe('stopped');
});

test('waiting commands are dropped and reported once when the code fails to load', async () => {
  const onUnavailable = vi.fn();
  const load = failing();
  const { result } = renderHook(() => useLazyActor(load, five, { onUnavailable }));
  act(() => result.current.send({ type: 'added', count: 1 }));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(onUnavailable).toHaveBeenCalledOnce();
  expect(result.current.queue).toHaveLength(0);
});

test('a failure to load without waiting commands is not reported', async () => {
  const onUnavailable = vi.fn();
  const load = failing();
  const { result } = renderHook(() => useLazyActor(load, five, { onUnavailable }));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(onUnavailable).not.toHaveBeenCalled();
});

test('the next command loads the code again', async () => {
  const load = failing();
  const { result } = renderHook(() => useLazyActor(load, five));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  act(() => result.current.send({ type: 'added', count: 1 }));
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(6));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a new connection loads the code again', async () => {
  const load = failing();
  const { result } = renderHook(() => useLazyActor(load, five));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(5));
  expect(result.current.hasFailed).toBe(false);
});

test('a command that may wait is kept when the code fails to load, and sent with a new connection', async () => {
  const onUnavailable = vi.fn();
  const load = failing();
  const { result } = renderHook(() => useLazyActor(load, five, { mayWait: () => true, onUnavailable }));
  act(() => result.current.send({ type: 'added', count: 1 }));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.snapshot?.context.total).toBe(6));
  expect(onUnavailable).not.toHaveBeenCalled();
});
