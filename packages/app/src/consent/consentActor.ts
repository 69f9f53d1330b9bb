import { createConsentMachine } from '@lively/machines';
import { type Actor, createActor } from 'xstate';
import { deviceStorage } from '../device/deviceStorage';
import { consentStorageKey } from './mayPersonalise';

/** Creates the actor for the consent of the user on this device, synchronised between tabs. */
export default function createConsentActor(): Actor<ReturnType<typeof createConsentMachine>> {
  const machine = createConsentMachine({
    storeConsent: (text) => deviceStorage.write(consentStorageKey, text),
    now: () => Date.now(),
  });
  const actor = createActor(machine, { input: readStored() });
  const sync = ({ key }: StorageEvent) => {
    if (key === consentStorageKey || key === null) actor.send({ type: 'consent.synced', ...readStored() });
  };
  addEventListener('storage', sync);
  actor.subscribe({ complete: () => removeEventListener('storage', sync) });
  return actor;
}

const readStored = () => ({ stored: deviceStorage.read(consentStorageKey), now: Date.now() });
