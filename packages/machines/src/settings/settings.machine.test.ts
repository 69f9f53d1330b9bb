import { expect, test } from 'vitest';
import { settle } from '../test/settle';
import { startActor } from '../test/startActor';
import { createSettingsMachine } from './settings.services';
import { readSettings, settingsDefaults, writeSettings } from './storedSettings';

function begin(stored: string | null = null) {
  const device = { isBlocked: false, kept: [] as string[] };
  const machine = createSettingsMachine({
    storeSettings(text) {
      if (device.isBlocked) throw new Error('QuotaExceededError');
      device.kept.push(text);
    },
  });
  const { actor } = startActor(machine, { stored });
  const settings = () => actor.getSnapshot().context.settings;
  return { actor, device, settings, value: () => actor.getSnapshot().value };
}

test('a change holds at once and is kept', async () => {
  const { actor, device, settings, value } = begin();
  actor.send({ type: 'settings.changed', changes: { darkMode: true } });
  expect(settings()).toEqual({ ...settingsDefaults, darkMode: true });
  await settle();
  expect(value()).toBe('stored');
  expect(device.kept.map(readSettings)).toEqual([{ ...settingsDefaults, darkMode: true }]);
});

test('a device that keeps nothing lets the change hold for this visit, and the next change tries again', async () => {
  const { actor, device, settings, value } = begin();
  device.isBlocked = true;
  actor.send({ type: 'settings.changed', changes: { pushNotifications: true } });
  await settle();
  expect(value()).toBe('unstored');
  expect(settings().pushNotifications).toBe(true);
  device.isBlocked = false;
  actor.send({ type: 'settings.changed', changes: { language: 'es' } });
  await settle();
  expect(value()).toBe('stored');
  expect(device.kept.map(readSettings)).toEqual([{ ...settingsDefaults, pushNotifications: true, language: 'es' }]);
});

test('changes that follow each other at once are kept in their order, the last one last', async () => {
  const { actor, device, settings } = begin();
  actor.send({ type: 'settings.changed', changes: { darkMode: true } });
  actor.send({ type: 'settings.changed', changes: { darkMode: false } });
  actor.send({ type: 'settings.changed', changes: { profileVisibility: 'private' } });
  await settle();
  expect(readSettings(device.kept.at(-1) ?? null)).toEqual(settings());
  expect(settings()).toEqual({ ...settingsDefaults, profileVisibility: 'private' });
});

test('leaving at once still keeps the change: the device is written to at once', () => {
  const { actor, device } = begin();
  actor.send({ type: 'settings.changed', changes: { darkMode: true } });
  actor.stop();
  expect(device.kept).toHaveLength(1);
});

test('another tab is followed, and is not written again', async () => {
  const { actor, device, settings } = begin(writeSettings({ ...settingsDefaults, darkMode: true }));
  expect(settings().darkMode).toBe(true);
  actor.send({ type: 'settings.synced', stored: writeSettings({ ...settingsDefaults, language: 'en' }) });
  await settle();
  expect(settings()).toEqual({ ...settingsDefaults, language: 'en' });
  expect(device.kept).toEqual([]);
});
