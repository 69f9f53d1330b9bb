import { formatSettings, parseSettings, type Settings } from '@lively/machines';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../device/deviceStorage';
import { languageCodes } from '../i18n/languages';

/** The storage key of the settings of this device. */
const settingsStorageKey = 'lively_settings';

const readStored = () => parseSettings(deviceStorage.read(settingsStorageKey), languageCodes);

/** Reads the settings of this device, the same in every tab. If the storage fails, they are kept for this visit. */
export function useSettings(): { settings: Settings; change: (changes: Partial<Settings>) => void } {
  const [settings, setSettings] = useState(readStored);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === settingsStorageKey || key === null) setSettings(readStored());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  // The script of index.html applies it to a new page. Without a setting, the device decides.
  const { darkMode } = settings;
  useEffect(() => {
    document.documentElement.dataset.theme = darkMode ? 'dark' : 'system';
  }, [darkMode]);

  function change(changes: Partial<Settings>) {
    const next = { ...settings, ...changes };
    deviceStorage.write(settingsStorageKey, formatSettings(next));
    setSettings(next);
  }
  return { settings, change };
}
