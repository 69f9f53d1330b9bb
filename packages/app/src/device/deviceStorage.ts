import { createDeviceStorage } from './createDeviceStorage';

/** What this device keeps of the person who uses it. */
export const deviceStorage = createDeviceStorage(() => localStorage);
