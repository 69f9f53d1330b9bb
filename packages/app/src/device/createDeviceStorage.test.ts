import { expect, test } from 'vitest';
import { createDeviceStorage } from './createDeviceStorage';

function fakeStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('a written text is read by a later visit', () => {
  const storage = fakeStorage();
  createDeviceStorage(() => storage).write('key', 'text');
  expect(createDeviceStorage(() => storage).read('key')).toBe('text');
});

test('a key without a text returns null', () => {
  expect(createDeviceStorage(fakeStorage).read('key')).toBeNull();
});

test('a text stays readable during this visit if the storage is blocked', () => {
  const device = createDeviceStorage(refuse);
  expect(device.read('key')).toBeNull();
  device.write('key', 'text');
  expect(device.read('key')).toBe('text');
});

test('a new text hides the old one if the storage is full', () => {
  const storage = fakeStorage();
  storage.setItem('key', 'old');
  const device = createDeviceStorage(() => ({ ...storage, setItem: refuse }));
  device.write('key', 'new');
  expect(device.read('key')).toBe('new');
});

test('a removed text cannot be read, even if the storage is blocked', () => {
  for (const storage of [fakeStorage(), null]) {
    const device = createDeviceStorage(() => storage ?? refuse());
    device.write('key', 'text');
    device.remove('key');
    expect(device.read('key')).toBeNull();
  }
});

test('texts are read from the storage again after it has space', () => {
  const storage = fakeStorage();
  let isFull = true;
  const device = createDeviceStorage(() => (isFull ? { ...storage, setItem: refuse } : storage));
  device.write('key', 'held');
  isFull = false;
  device.write('key', 'kept');
  storage.setItem('key', 'of another tab');
  expect(device.read('key')).toBe('of another tab');
});

test('all texts with a prefix are removed from the storage and from memory, other texts stay', () => {
  const storage = fakeStorage();
  const device = createDeviceStorage(() => storage);
  for (const key of ['draft 1', 'draft 2', 'settings']) device.write(key, 'text');
  device.removeAll('draft ');
  expect(storage.length).toBe(1);
  const blocked = createDeviceStorage(refuse);
  blocked.write('draft 1', 'text');
  blocked.removeAll('draft ');
  expect([device.read('settings'), blocked.read('draft 1')]).toEqual(['text', null]);
});
