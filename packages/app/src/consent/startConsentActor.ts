import { createConsentMachine } from '@lively/machines';
import { createActor } from 'xstate';
import { deviceStorage } from '../device/deviceStorage';
import { consentStorageKey } from './mayPersonalise';

/** Starts to follow what the person allows, from what the device kept. */
export function startConsentActor() {
  const machine = createConsentMachine({
    storeConsent: (text) => deviceStorage.write(consentStorageKey, text),
    now: Date.now,
  });
  const readStored = () => ({ stored: deviceStorage.read(consentStorageKey), now: Date.now() });
  const actor = createActor(machine, { input: readStored() }).start();
  const learn = ({ key }: StorageEvent) => {
    if (key === consentStorageKey || key === null) actor.send({ type: 'consent.synced', ...readStored() });
  };
  addEventListener('storage', learn);
  return {
    actor,
    stop() {
      removeEventListener('storage', learn);
      actor.stop();
    },
  };
}
