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

test('the list has the keys of the storage and of memory, and those of memory alone if the storage is blocked', () => {
  const storage = fakeStorage();
  storage.setItem('of another library', 'text');
  const device = createDeviceStorage(() => ({ ...storage, length: storage.length, setItem: refuse }));
  device.write('held', 'text');
  expect(device.list()).toEqual(['held', 'of another library']);
  const blocked = createDeviceStorage(refuse);
  blocked.write('held', 'text');
  expect(blocked.list()).toEqual(['held']);
});
