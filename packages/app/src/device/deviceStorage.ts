import { createDeviceStorage } from './createDeviceStorage';

/** What this device keeps of the person who uses it. */
export const deviceStorage = createDeviceStorage(() => localStorage);

/** What this tab keeps, until it is closed. */
export const tabStorage = createDeviceStorage(() => sessionStorage);
