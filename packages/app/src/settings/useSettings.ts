import { formatSettings, parseSettings, type Settings } from '@lively/machines';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../device/deviceStorage';
import { languageCodes } from '../i18n/languages';

/** Where the device keeps what a person set on it. */
const settingsStorageKey = 'lively_settings';

const readStored = () => parseSettings(deviceStorage.read(settingsStorageKey), languageCodes);

/** What a person sets on this device, in every tab. Where the device cannot keep it, it holds for this visit. */
export function useSettings(): { settings: Settings; change: (changes: Partial<Settings>) => void } {
  const [settings, setSettings] = useState(readStored);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === settingsStorageKey || key === null) setSettings(readStored());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  // A page that begins is told by the script of index.html. Without a choice the device decides.
  const { darkMode } = settings;
  useEffect(() => {
    if (darkMode) document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
  }, [darkMode]);

  function change(changes: Partial<Settings>) {
    const next = { ...settings, ...changes };
    deviceStorage.write(settingsStorageKey, formatSettings(next));
    setSettings(next);
  }
  return { settings, change };
}
