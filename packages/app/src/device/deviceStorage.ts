import { createDeviceStorage } from './createDeviceStorage';

/** The storage of this device. */
export const deviceStorage = createDeviceStorage(() => localStorage);

/** The storage of this tab, until it is closed. */
export const tabStorage = createDeviceStorage(() => sessionStorage);
