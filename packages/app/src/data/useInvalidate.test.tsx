import { type QueryKey, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeInOtherTab } from '../test/changeInOtherTab';
import { DataProvider } from './DataProvider';
import { useInvalidate } from './useInvalidate';

const read = vi.fn(async () => read.mock.calls.length);

async function renderQuery() {
  read.mockClear();
  const { result } = renderHook(
    () => ({ data: useQuery({ queryKey: ['events', 'list'], queryFn: read }).data, invalidate: useInvalidate() }),
    { wrapper: DataProvider },
  );
  await waitFor(() => expect(result.current.data).toBe(1));
  return result;
}

/** Collects the messages that another tab receives. */
function listen() {
  const heard: QueryKey[] = [];
  const channel = new BroadcastChannel('lively_data');
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return heard;
}

test('changed data is read again once, and the other tabs are notified', async () => {
  const heard = listen();
  const result = await renderQuery();
  await act(() => result.current.invalidate(['events']));
  await waitFor(() => expect(heard).toEqual([['events']]));
  expect(result.current.data).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('data that another tab changed is read again, without a second notification', async () => {
  const result = await renderQuery();
  const heard = listen();
  changeInOtherTab(['events']);
  await waitFor(() => expect(result.current.data).toBe(2));
  expect(heard).toEqual([['events']]);
});

test('data with another key is not read again', async () => {
  const result = await renderQuery();
  await act(() => result.current.invalidate(['user']));
  expect(read).toHaveBeenCalledOnce();
});
