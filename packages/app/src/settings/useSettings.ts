import { createSettingsMachine, type Settings } from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../device/deviceStorage';
import { settingsStorageKey } from './settingsStorageKey';
import { showTheme } from './showTheme';

const readStored = () => ({ stored: deviceStorage.read(settingsStorageKey) });

/** What a person sets on this device, in every tab. */
export function useSettings(): { settings: Settings; change: (changes: Partial<Settings>) => void } {
  const machine = useMemo(
    () => createSettingsMachine({ storeSettings: (text) => deviceStorage.write(settingsStorageKey, text) }),
    [],
  );
  const [input] = useState(readStored);
  const actor = useActorRef(machine, { input });
  const settings = useSelector(actor, ({ context }) => context.settings);

  useEffect(() => {
    const learn = ({ key }: StorageEvent) => {
      if (key === settingsStorageKey || key === null) actor.send({ type: 'settings.synced', ...readStored() });
    };
    addEventListener('storage', learn);
    return () => removeEventListener('storage', learn);
  }, [actor]);

  useEffect(() => showTheme(settings.darkMode), [settings.darkMode]);

  return { settings, change: (changes) => actor.send({ type: 'settings.changed', changes }) };
}
